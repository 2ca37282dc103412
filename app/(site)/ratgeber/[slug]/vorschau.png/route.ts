import { previewResponse } from '@/app/preview-image';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { pictureAsPng } from '@/lib/guides/pictures/service';
import { getArticle } from '@/lib/guides/service';
import { pictureOf } from '@/lib/guides/teaser';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

export const GET = route<Params<'slug'>>(async (_, { params }) => {
  const article = await getArticle((await params).slug);
  const { title } = article;
  const drawing = pictureOf(article);
  return previewResponse(`${title}\n${drawing}`, async () => ({
    kicker: categoryName(categoryOf(title)),
    title,
    drawing: (await pictureAsPng(drawing)) ?? drawing,
  }));
});

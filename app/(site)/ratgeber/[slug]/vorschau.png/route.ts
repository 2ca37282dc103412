import { previewImage } from '@/app/preview-image';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { pictureAsPng } from '@/lib/guides/pictures/service';
import { getArticle } from '@/lib/guides/service';
import { pictureOf } from '@/lib/guides/teaser';
import { route } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ slug: string }>;
}

/** Pictures kept in memory; each takes about a tenth of a megabyte. */
const KEPT = 50;
const images = new Map<string, Promise<ArrayBuffer>>();

/** The picture of an article, drawn once as long as title and drawing stay. */
function cachedImage(title: string, drawing: string): Promise<ArrayBuffer> {
  const key = `${title}\n${drawing}`;
  const kept = images.get(key);
  if (kept) return kept;
  const image = pictureAsPng(drawing).then((picture) =>
    previewImage({ kicker: categoryName(categoryOf(title)), title, drawing: picture ?? drawing }),
  );
  images.set(key, image);
  image.catch(() => images.delete(key));
  const [oldest] = images.keys();
  if (images.size > KEPT && oldest !== undefined) images.delete(oldest);
  return image;
}

export const GET = route<Context>(async (_, { params }) => {
  const article = await getArticle((await params).slug);
  const image = await cachedImage(article.title, pictureOf(article));
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' };
  return new Response(image, { headers });
});

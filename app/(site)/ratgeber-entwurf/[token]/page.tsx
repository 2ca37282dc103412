import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/app/(site)/ratgeber/article-view';
import { guideOfPreview } from '@/lib/guides/editing/preview-link';
import { listArticles } from '@/lib/guides/service';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';

export const metadata: Metadata = { title: 'Entwurf eines Ratgebers', ...UNLISTED };

export const dynamic = 'force-dynamic';

export default async function DraftPage({ params }: Params<'token'>) {
  const guide = await guideOfPreview((await params).token);
  if (!guide) notFound();
  const { id, slug, text, publishedAt, changedAt } = guide;
  const article = { id, slug, ...text, createdAt: publishedAt ?? new Date(), updatedAt: changedAt };
  return (
    <>
      <p className="bg-sand px-4 py-3 text-center font-semibold text-ink">
        Entwurf: So wird der Ratgeber aussehen. Veröffentlicht ist dieser Text noch nicht.
      </p>
      <ArticleView article={article} articles={await listArticles()} isDraft />
    </>
  );
}

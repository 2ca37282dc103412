import type { Teaser } from '@/lib/guides/teaser';
import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/routes';

export function ArticleLinks({ articles }: { articles: readonly Teaser[] }) {
  return (
    <ul>
      {articles.map(({ slug, title, summary, minutes }) => (
        <li key={slug} className="group relative border-t border-line py-4">
          <PageLink
            href={routes.guide(slug)}
            className="text-lg font-semibold decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </PageLink>
          <p className="mt-1">{summary}</p>
          <p className="mt-1 text-base text-muted">{minutes} Min. Lesezeit</p>
        </li>
      ))}
    </ul>
  );
}

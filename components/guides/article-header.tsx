import { ArrowLeftIcon } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import type { ReactNode } from 'react';
import { guideSelection, routes } from '@/lib/routes';
import { ArticleImage } from './article-image';

interface ArticleHeaderProps {
  title: string;
  summary: string;
  image: string;
  /** Empty for drawings, which only repeat the title */
  imageAlt?: string;
  category: { id: string; name: string };
  published: { relative: string; full: string; iso: string };
  minutes: number;
  asOf?: string;
  actions: ReactNode;
}

export function ArticleHeader({
  title,
  summary,
  image,
  imageAlt,
  category,
  published,
  minutes,
  asOf,
  actions,
}: ArticleHeaderProps) {
  return (
    <header>
      <PageLink
        href={routes.guides}
        className="inline-flex min-h-11 items-center gap-2 text-petrol underline-offset-4 hover:underline print:hidden"
      >
        <ArrowLeftIcon />
        Zurück zur Übersicht
      </PageLink>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div>
          <p className="text-sm font-semibold tracking-wide uppercase">
            {/* Selections are rendered by the server, so no router link. */}
            <a
              href={guideSelection({ category: category.id })}
              className="text-brick-text underline-offset-4 hover:underline"
            >
              {category.name}
            </a>
          </p>
          <h1 className="mt-3 text-3xl leading-[1.15] hyphens-auto sm:text-5xl sm:leading-[1.12] sm:hyphens-manual">
            {title}
          </h1>
          <p className="mt-5 text-lg sm:text-xl">{summary}</p>
          <p className="mt-5 text-base text-muted">
            <time dateTime={published.iso} title={published.full}>
              {published.relative}
            </time>{' '}
            · {minutes} Min. Lesezeit
            {asOf && <> · Stand {asOf}</>}
          </p>
          <div className="js-only mt-5 flex flex-wrap gap-2 print:hidden">{actions}</div>
        </div>
        <ArticleImage src={image} alt={imageAlt} eager className="print:hidden" />
      </div>
    </header>
  );
}

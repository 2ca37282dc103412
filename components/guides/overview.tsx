import type { ReactNode } from 'react';
import { categoryName } from '@/lib/guides/categories';
import type { OverviewQuery } from '@/lib/guides/schema';
import type { Teaser } from '@/lib/guides/teaser';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { ArticleGrid } from './article-grid';
import { ArticleLinks } from './article-links';
import { AskAdviser } from './ask-adviser';
import { CategoryFilter } from './category-filter';
import { GuideSearch } from './guide-search';
import { LoadingNote } from './loading-note';

interface OverviewProps {
  articles: readonly Teaser[];
  /** What comes near to a search that found nothing */
  near: readonly Teaser[];
  /** Places whose prices the search may have meant */
  places: ReactNode;
  selection: OverviewQuery;
  ticker: ReactNode;
  savedLink: ReactNode;
}

/** '3 Artikel zu „notar“ in Recht & Steuern' */
function resultLine(count: number, { query, category }: OverviewQuery) {
  const about = query && ` zu „${query}“`;
  const within = category ? ` in ${categoryName(category)}` : '';
  return `${count === 0 ? 'Kein' : count} Artikel${about}${within}`;
}

/** The overview of guides: search, categories, ticker, cards (specification 2). */
export function Overview({ articles, near, places, selection, ticker, savedLink }: OverviewProps) {
  const { query, category } = selection;
  const isWhole = !query && !category;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
      <div className="mb-8 sm:mb-12">{ticker}</div>
      <LoadingNote result={resultLine(articles.length, selection)} beside={savedLink}>
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr] lg:items-end">
          <div>
            <h1 className="text-4xl sm:text-5xl">Ratgeber</h1>
            <p className="mt-4 max-w-xl text-lg">
              Was ein Verkauf bringt, kostet und verlangt. Mit Rechenbeispielen, Checklisten und
              Quellen.
            </p>
          </div>
          <GuideSearch query={query} category={category} />
        </div>
        <div className="mt-6">
          <CategoryFilter current={category} query={query} />
        </div>
      </LoadingNote>
      {places}
      <div className="mt-4">
        {articles.length > 0 ? (
          <ArticleGrid articles={articles} withLead={isWhole} eager />
        ) : (
          <div className="border-y border-line py-14 text-center">
            <h2 className="text-2xl">Keine Artikel gefunden</h2>
            <p className="mx-auto mt-3 max-w-md">
              Versuchen Sie es mit einem kürzeren oder anderen Wort.
            </p>
            <ButtonLink className="mt-6" href={routes.guides}>
              Alle Artikel anzeigen
            </ButtonLink>
            {query && (
              <div className="mt-4">
                <AskAdviser question={query} />
              </div>
            )}
            {near.length > 0 && (
              <section aria-labelledby="naheliegend" className="mx-auto mt-12 max-w-2xl text-left">
                <h3 id="naheliegend" className="mb-2 text-xl">
                  Vielleicht hilft Ihnen das
                </h3>
                <ArticleLinks articles={near} />
              </section>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

import { CalculatorLinks } from '@/components/calculators/calculator-links';
import { PlaceLinks } from '@/components/prices/place-links';
import { RevealEffects } from '@/components/ui/reveal-effects';
import { Ticker } from '@/components/ui/ticker';
import { linkTo, searchCalculators } from '@/lib/calculators/search';
import { currentNews, NEWS } from '@/lib/guides/news';
import type { OverviewQuery } from '@/lib/guides/schema';
import { searchArticles, nearArticles } from '@/lib/guides/search';
import { listArticles } from '@/lib/guides/service';
import { toTeaser } from '@/lib/guides/teaser';
import { FEW, findPlacesWithPrices, offeredPlace } from '@/lib/prices/find';
import { BookmarkIcon, SearchIcon } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import { routes, guideSelection } from '@/lib/routes';
import { SavedCount } from '@/components/guides/saved-count';
import { categoryName, CATEGORIES, type CategoryId } from '@/lib/guides/categories';
import { ButtonLink } from '@/components/ui/button-link';
import { ArticleGrid } from '@/components/guides/article-grid';
import { ArticleLinks } from '@/components/guides/article-links';
import { AskAdviser } from '@/components/guides/ask-adviser';
import { LoadingNote } from '@/components/guides/loading-note';
import { GUIDE_QUERY_LIMIT } from '@/lib/guides/constants';
import { Button } from '@/components/ui/button';
import { TitledSection } from '@/components/ui/titled-section';

/** A plain form, so that it needs no script. */
function GuideSearch({ query, category }: { query: string; category?: CategoryId }) {
  return (
    <form
      action={routes.guides}
      role="search"
      aria-label="Ratgeber durchsuchen"
      className="flex max-w-xl gap-2"
    >
      {category && <input type="hidden" name="kategorie" value={category} />}
      <label className="min-w-0 grow">
        <span className="sr-only">Suchbegriff</span>
        <input
          // A new field for each search: its value is what was searched for.
          key={query}
          type="search"
          name="search"
          defaultValue={query}
          maxLength={GUIDE_QUERY_LIMIT}
          autoComplete="off"
          placeholder="z. B. Notar, Energieausweis"
          className="min-h-12 w-full rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
      </label>
      <Button type="submit" variant="outline" width="narrow">
        <SearchIcon />
        <span className="max-sm:sr-only">Suchen</span>
      </Button>
    </form>
  );
}

/** Plain links: they work without scripts and with Back. */
function CategoryFilter({ current, query }: { current?: CategoryId; query: string }) {
  const entries = [{ id: undefined, name: 'Alle' }, ...CATEGORIES];
  return (
    <nav aria-label="Kategorien">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, name }) => (
          <li key={name}>
            <a
              href={guideSelection({ category: id, query })}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 max-w-full items-center rounded-full [overflow-wrap:anywhere] border border-edge px-4 hover:border-petrol hover:text-petrol aria-[current]:border-petrol aria-[current]:bg-petrol aria-[current]:font-semibold aria-[current]:text-on-petrol"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function resultLine(count: number, { query, category }: OverviewQuery) {
  const about = query && ` zu „${query}“`;
  const within = category ? ` in ${categoryName(category)}` : '';
  return `${count === 0 ? 'Kein' : count} Artikel${about}${within}`;
}

function SavedLink() {
  return (
    <PageLink
      href={routes.savedGuides}
      className="js-only flex min-h-11 items-center gap-1.5 text-petrol underline-offset-4 hover:underline [&:has([data-saved])>svg]:fill-current"
    >
      <BookmarkIcon />
      <span className="max-sm:hidden">Gespeicherte Artikel</span>
      <span className="sm:hidden">Gespeichert</span>
      <SavedCount />
    </PageLink>
  );
}

export async function GuideOverview({ selection }: { selection: OverviewQuery }) {
  const { query, category } = selection;
  const articles = await listArticles();
  const found = searchArticles(articles, selection);
  const near = found.length === 0 ? nearArticles(articles, selection) : [];
  const { places } = findPlacesWithPrices(query, found.length === 0, FEW);
  const calculators = searchCalculators(query).map(linkTo);
  const isWhole = !query && !category;
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
        <div className="mb-8 sm:mb-12">
          <Ticker label={NEWS.title} items={currentNews(articles)} />
        </div>
        <LoadingNote result={resultLine(found.length, selection)} beside={<SavedLink />}>
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
        {places.length > 0 && <PlaceLinks places={places.map(offeredPlace)} />}
        {calculators.length > 0 && (
          <nav aria-label="Rechner" className="mt-4 border-b border-line">
            <CalculatorLinks calculators={calculators} />
          </nav>
        )}
        <div className="mt-4">
          {found.length > 0 ? (
            <ArticleGrid articles={found.map(toTeaser)} withLead={isWhole} eager />
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
                <TitledSection
                  id="naheliegend"
                  title="Vielleicht hilft Ihnen das"
                  level="h3"
                  look="mb-2 text-xl"
                  className="mx-auto mt-12 max-w-2xl text-left"
                >
                  <ArticleLinks articles={near.map(toTeaser)} />
                </TitledSection>
              )}
            </div>
          )}
        </div>
      </div>
      <RevealEffects />
    </>
  );
}

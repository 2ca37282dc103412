import { Overview } from '@/components/guides/overview';
import { SavedLink } from '@/components/guides/saved-link';
import { PlaceLinks } from '@/components/prices/place-links';
import { RevealEffects } from '@/components/ui/reveal-effects';
import { Ticker } from '@/components/ui/ticker';
import { currentNews, NEWS } from '@/lib/guides/news';
import type { OverviewQuery } from '@/lib/guides/schema';
import { findArticles, nearArticles } from '@/lib/guides/search';
import { listArticles } from '@/lib/guides/service';
import { toTeaser } from '@/lib/guides/teaser';
import { FEW, findPlacesWithPrices, offeredPlace } from '@/lib/prices/find';

/** The overview as both its addresses show it: the whole list, and a selection. */
export async function GuideOverview({ selection }: { selection: OverviewQuery }) {
  const articles = await listArticles();
  const found = findArticles(articles, selection);
  const near = found.length === 0 ? nearArticles(articles, selection) : [];
  const { places } = findPlacesWithPrices(selection.query, found.length === 0, FEW);
  return (
    <>
      <Overview
        articles={found.map(toTeaser)}
        near={near.map(toTeaser)}
        places={places.length > 0 && <PlaceLinks places={places.map(offeredPlace)} />}
        selection={selection}
        ticker={<Ticker label={NEWS.title} items={currentNews(articles)} />}
        savedLink={<SavedLink />}
      />
      <RevealEffects />
    </>
  );
}

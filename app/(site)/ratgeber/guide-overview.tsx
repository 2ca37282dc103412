import { BookmarkIcon } from 'lucide-react';
import { Overview } from '@/components/articles/overview';
import { SavedLink } from '@/components/articles/saved-link';
import { RevealEffects } from '@/components/ui/reveal-effects';
import { Ticker } from '@/components/ui/ticker';
import { currentNews, NEWS } from '@/lib/articles/news';
import type { OverviewQuery } from '@/lib/articles/schema';
import { findArticles } from '@/lib/articles/search';
import { listArticles } from '@/lib/articles/service';
import { toTeaser } from '@/lib/articles/teaser';

/** The overview as both its addresses show it: the whole list, and a selection. */
export async function GuideOverview({ selection }: { selection: OverviewQuery }) {
  const articles = await listArticles();
  return (
    <>
      <Overview
        articles={findArticles(articles, selection).map(toTeaser)}
        selection={selection}
        ticker={<Ticker label={NEWS.title} items={currentNews(articles)} />}
        savedLink={<SavedLink icon={<BookmarkIcon />} />}
      />
      <RevealEffects />
    </>
  );
}

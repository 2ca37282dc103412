'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { MarketArticle } from '@/lib/guides/article';
import { toTeaser } from '@/lib/guides/teaser';
import { routes } from '@/lib/routes';
import { ArticleGrid } from './article-grid';
import { ArticlesLoading } from './articles-loading';
import { readSaved, subscribeSaved } from './saved-articles';
import { call } from '@/lib/platform/http/client';

let loading: Promise<MarketArticle[]> | undefined;

/** A failed attempt is not cached. */
function fetchArticles(): Promise<MarketArticle[]> {
  loading ??= call<MarketArticle[]>(routes.api.articles).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function NothingSaved() {
  return (
    <div className="min-h-64 border-y border-line py-14 text-center">
      <p className="mx-auto max-w-md text-lg">
        Noch nichts gespeichert. Auf jeder Artikelseite steht unter dem Titel der Knopf „Speichern“.
      </p>
      <ButtonLink className="mt-6" href={routes.guides}>
        Zum Ratgeber
      </ButtonLink>
    </div>
  );
}

/** The last saved comes first; deleted articles are left out. */
export function SavedList() {
  const saved = useSyncExternalStore(subscribeSaved, readSaved, () => undefined);
  const [articles, setArticles] = useState<MarketArticle[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    fetchArticles().then(
      (loaded) => {
        setArticles(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (readSaved().length > 0) load();
  }, [load]);

  if (saved?.length === 0) return <NothingSaved />;
  if (failed && !articles) {
    return (
      <div role="alert" className="border-y border-line py-14 text-center">
        <p className="text-lg">Die Artikel konnten nicht geladen werden.</p>
        <Button className="mt-6" onClick={load}>
          Noch einmal versuchen
        </Button>
      </div>
    );
  }
  if (!articles || !saved) {
    return (
      <p role="status" className="min-h-64">
        <ArticlesLoading />
      </p>
    );
  }
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const shown = saved.toReversed().flatMap((slug) => bySlug.get(slug) ?? []);
  return <ArticleGrid articles={shown.map(toTeaser)} />;
}

import type { Article, MarketArticle } from '@/lib/guides/article';

/** An article as it is stored. Its title fits no category but the default one, 'tipps'. */
export function article(overrides: Partial<Article> = {}): Article {
  const slug = overrides.slug ?? 'besichtigung';
  return {
    id: `id-of-${slug}`,
    slug,
    title: 'Die Besichtigung',
    image: '/images/ratgeber/ratgeber.svg',
    summary: 'Wie Sie Ihr Haus zeigen',
    content: '## Einführung\n\nLüften, aufräumen, Licht an.',
    asOf: '2026-11',
    sources: [],
    createdAt: new Date('2026-11-18T07:00:00Z'),
    updatedAt: new Date('2026-11-19T07:00:00Z'),
    ...overrides,
  };
}

/** An article as the API gives it. */
function marketArticle(overrides: Partial<MarketArticle> = {}): MarketArticle {
  const { id, title, slug, image, summary, content, createdAt } = article({ slug: overrides.slug });
  const own = { id, title, slug, image, summary, content, createdAt: createdAt.toISOString() };
  return { ...own, ...overrides };
}

/** Several articles of the API: 'Artikel 1' at 'artikel-1' and so on. */
export function marketArticles(count: number): MarketArticle[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return marketArticle({ slug: `artikel-${number}`, title: `Artikel ${number}` });
  });
}

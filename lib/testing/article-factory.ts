import type { Article, MarketArticle } from '@/lib/guides/article';

/** Its title matches only the default category, 'tipps'. */
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

function marketArticle(overrides: Partial<MarketArticle> = {}): MarketArticle {
  const { id, title, slug, image, summary, content, createdAt } = article({ slug: overrides.slug });
  const own = { id, title, slug, image, summary, content, createdAt: createdAt.toISOString() };
  return { ...own, ...overrides };
}

export function marketArticles(count: number): MarketArticle[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return marketArticle({ slug: `artikel-${number}`, title: `Artikel ${number}` });
  });
}

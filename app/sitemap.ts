import type { MetadataRoute } from 'next';
import { listArticles } from '@/lib/guides/service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Read at each request: what is new is to be found at once. */
export const dynamic = 'force-dynamic';

const PAGES = [
  routes.home,
  routes.valuation,
  routes.method,
  routes.guides,
  routes.advice,
  routes.agents,
  routes.imprint,
  routes.privacy,
  routes.terms,
  routes.accessibility,
  routes.dataSources,
];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { url } = site();
  const articles = await listArticles();
  return [
    ...PAGES.map((path) => ({ url: new URL(path, url).href })),
    ...articles.map(({ slug, updatedAt }) => ({
      url: `${url}${routes.guide(slug)}`,
      lastModified: updatedAt,
    })),
  ];
}

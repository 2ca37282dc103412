import { listArticles } from '@/lib/guides/service';
import { sitemapResponse } from '@/lib/platform/seo/sitemap';
import { country } from '@/lib/prices/places';
import { route } from '@/lib/platform/http/route';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { modelCard } from '@/lib/valuation/regional/model-card';

export const GET = route(async () => {
  const { url } = site();
  const articles = await listArticles();
  const latest = Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime()));
  const fitted = new Date(modelCard.fittedOn);
  return sitemapResponse('sitemapindex', [
    {
      url: `${url}${routes.sitemap('seiten')}`,
      ...(latest > 0 && { lastModified: new Date(latest) }),
    },
    ...country.children.map(({ slug }) => ({
      url: `${url}${routes.sitemap(slug)}`,
      lastModified: fitted,
    })),
  ]);
});

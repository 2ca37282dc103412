import { calculators } from '@/lib/calculators/calculators';
import { listArticles } from '@/lib/guides/service';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { sitemapResponse, type SitemapEntry } from '@/lib/platform/seo/sitemap';
import type { Params } from '@/lib/platform/page';
import { country, type PricePlace } from '@/lib/prices/places';
import { findablePlaces } from '@/lib/prices/service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { modelCard } from '@/lib/valuation/regional/model-card';

const PAGES = [
  routes.home,
  routes.valuation,
  routes.method,
  routes.guides,
  routes.advice,
  routes.calculators,
  ...calculators().map(({ calculator: { name } }) => routes.calculator(name)),
  routes.agencies,
  routes.imprint,
  routes.privacy,
  routes.terms,
  routes.accessibility,
  routes.dataSources,
];

const fitted = new Date(modelCard.fittedOn);
const priced = ({ path }: PricePlace): SitemapEntry => ({
  url: `${site().url}${path}`,
  lastModified: fitted,
});

async function ownPages(): Promise<SitemapEntry[]> {
  const { url } = site();
  const articles = await listArticles();
  return [
    ...PAGES.map((path) => ({ url: new URL(path, url).href })),
    priced(country),
    ...articles.map(({ slug, updatedAt }) => ({
      url: `${url}${routes.guide(slug)}`,
      lastModified: updatedAt,
    })),
  ];
}

export const GET = route<Params<'part'>>(async (_, { params }) => {
  const name = (await params).part.replace(/\.xml$/, '');
  if (name === 'seiten') return sitemapResponse('urlset', await ownPages());
  const state = country.children.find(({ slug }) => slug === name);
  if (!state) throw new AppError('not_found', 'Diese Liste gibt es nicht.');
  return sitemapResponse('urlset', findablePlaces(state).map(priced));
});

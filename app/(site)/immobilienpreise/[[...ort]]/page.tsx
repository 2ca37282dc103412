import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { ArticleLinks } from '@/components/guides/article-links';
import { ValuationCard } from '@/components/guides/valuation-card';
import { PricePage } from '@/components/prices/price-page';
import { JsonLd } from '@/components/shell/json-ld';
import { listArticles } from '@/lib/guides/service';
import { toTeaser } from '@/lib/guides/teaser';
import { postcodes } from '@/lib/platform/places/postcodes';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { fittingGuides } from '@/lib/prices/guides';
import { headOf } from '@/lib/prices/head';
import { partsOf, placeAt } from '@/lib/prices/places';
import { pricedOf } from '@/lib/prices/service';
import { viewOf } from '@/lib/prices/view';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { priceEntries } from './structured-data';

interface PricesPageProps {
  params: Promise<{ ort?: string[] }>;
}

/** None is known to a build; each is made when it is first asked for, and kept. */
export const generateStaticParams = () => [];

/** For the head and the page alike, reckoned once. */
const viewOnce = cache(viewOf);

/** The prices at an address; one that is spelled otherwise leads to the right one. */
async function load({ params }: PricesPageProps) {
  const segments = ((await params).ort ?? []).map(decodeURIComponent);
  const place = placeAt(segments);
  if (!place) notFound();
  if (place.path !== [routes.prices, ...segments].join('/')) permanentRedirect(place.path);
  return viewOnce(place);
}

export async function generateMetadata(props: PricesPageProps): Promise<Metadata> {
  const { place, isThin } = await load(props);
  const { path } = place;
  return {
    ...pageMetadata({ ...headOf(pricedOf(place)), path, preview: routes.pricePreview(path) }),
    ...(isThin && { robots: { index: false, follow: true } }),
  };
}

export default async function PricesPage(props: PricesPageProps) {
  const prices = await load(props);
  const { codes } = prices.place;
  const isSmall = partsOf(prices.place).every(({ level }) => level === 'postcode');
  const guides = fittingGuides(prices, await listArticles()).map(toTeaser);
  return (
    <>
      <PricePage
        view={prices}
        valuation={
          <ValuationCard postcodes={isSmall ? codes.map((code) => postcodes[code]!) : []} />
        }
        reading={guides.length > 0 && <ArticleLinks articles={guides} />}
      />
      <JsonLd entries={priceEntries(prices, site())} />
    </>
  );
}

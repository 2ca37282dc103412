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
import { breadcrumbs, dataset, place as placeData } from '@/lib/platform/seo/json-ld';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { fittingGuides } from '@/lib/prices/guides';
import { headOf } from '@/lib/prices/head';
import { partsOf, placeAt, type PricePlace, upwards } from '@/lib/prices/places';
import type { PricesOfPlace } from '@/lib/prices/prices';
import { pricedOf } from '@/lib/prices/service';
import { priceView } from '@/lib/prices/view';
import { inPlace, KIND_WORDS } from '@/lib/prices/words';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { REGIONAL_DATA, REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';

interface PricesPageProps {
  params: Promise<{ ort?: string[] }>;
}

/** Each page is rendered when it is first requested, and kept. */
export const generateStaticParams = () => [];

const viewOnce = cache(priceView);

/** Redirects other spellings to the right address. */
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

const TYPES = {
  country: 'Country',
  state: 'State',
  district: 'AdministrativeArea',
  town: 'City',
  postcode: 'Place',
} as const;

const years = REGIONAL_YEARS.split(' und ') as [string, string];

function priceEntries(prices: PricesOfPlace, portal: { name: string; url: string }) {
  const { place, house, flat, isThin } = prices;
  const { url } = portal;
  const trail = upwards(place);
  const named = ({ level, name, path }: PricePlace) => ({
    type: TYPES[level],
    name,
    address: `${url}${path}`,
  });
  const middle = place.codes.length === 1 ? postcodes[place.codes[0]!] : undefined;
  const figures = {
    name: `Immobilienpreise ${inPlace(place.name)}`,
    description: headOf(pricedOf(place)).description,
    address: `${url}${place.path}`,
    placeName: place.name,
    years,
    modified: modelCard.fittedOn,
    technique: `Statistisches Modell: ${REGIONAL_DATA}`,
    measured: [house, flat]
      .filter((kind) => kind !== undefined)
      .map(({ kind, price, from, to }) => ({
        value: price,
        from,
        to,
        unit: 'EUR/m²',
        name: `Preis von ${KIND_WORDS[kind].dative} je Quadratmeter`,
      })),
    ...(middle && { json: `${url}/api/prices/${middle.postalCode}` }),
  };
  return [
    breadcrumbs(url, trail.toReversed()),
    placeData({
      ...named(place),
      ...(middle && {
        postal: {
          code: middle.postalCode,
          locality: middle.place,
          region: trail.find(({ level }) => level === 'state')!.name,
        },
        position: { latitude: middle.latitude, longitude: middle.longitude },
      }),
      ...(trail[1] && { within: named(trail[1]) }),
    }),
    // A place with too few figures shows those of others.
    ...(isThin ? [] : [dataset(figures, portal)]),
  ];
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

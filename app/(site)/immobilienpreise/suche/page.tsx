import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ValuationCard } from '@/components/guides/valuation-card';
import { PlaceLinks } from '@/components/prices/place-links';
import { PlaceForm } from '@/components/prices/place-form';
import { PageLink } from '@/components/ui/page-link';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import type { PageQuery } from '@/lib/platform/page';
import { findPlacesWithPrices, offeredPlace } from '@/lib/prices/find';
import { placeQuery } from '@/lib/prices/query';
import { nothingCalled } from '@/lib/prices/words';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Immobilienpreise: Ort suchen',
    description:
      'Was Häuser und Wohnungen kosten: Preise je Quadratmeter für Länder, Kreise, Städte und Postleitzahlen.',
    path: routes.priceSearch,
  }),
  robots: { index: false, follow: true },
};

function outcome(query: string, count: number): string {
  if (!query) return 'Geben Sie einen Ort, einen Landkreis oder eine Postleitzahl ein.';
  if (count === 1) return `Dieser Ort passt zu „${query}“:`;
  if (count > 1) return `Diese Orte passen zu „${query}“:`;
  return nothingCalled(query);
}

export default async function PriceSearchPage({ searchParams }: PageQuery) {
  const query = placeQuery.parse((await searchParams).ort);
  const { places, clear, hasMore } = findPlacesWithPrices(query, true);
  if (clear) redirect(clear.path);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">Immobilienpreise suchen</h1>
      <div className="mt-6">
        <PlaceForm query={query} />
      </div>
      <p className="mt-6 max-w-2xl">{outcome(query, places.length)}</p>
      {places.length > 0 && <PlaceLinks places={places.map(offeredPlace)} />}
      {hasMore && (
        <p className="mt-4 max-w-2xl">
          Weitere Orte finden Sie mit der Postleitzahl oder über die Länder und Kreise.
        </p>
      )}
      <p className="mt-6">
        <PageLink href={routes.prices} className="underline underline-offset-4">
          Alle Länder und Kreise
        </PageLink>
      </p>
      <div className="mt-12">
        <ValuationCard postcodes={/^\d{5}$/.test(query) ? [{ postalCode: query }] : []} />
      </div>
    </div>
  );
}

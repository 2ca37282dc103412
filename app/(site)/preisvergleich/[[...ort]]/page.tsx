import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Comparison } from '@/components/prices/comparison';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { findPlacesWithPrices } from '@/lib/prices/find';
import { placeAt } from '@/lib/prices/places';
import { placeQuery } from '@/lib/prices/query';
import { pricesOf } from '@/lib/prices/service';

// Reached as /immobilienpreise/…?mit=… (next.config.ts), so that the pages without it stay static.
interface ComparisonPageProps {
  params: Promise<{ ort?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params, searchParams }: ComparisonPageProps) {
  const place = placeAt(((await params).ort ?? []).map(decodeURIComponent));
  if (!place) notFound();
  const query = placeQuery.parse((await searchParams).mit);
  // The page itself sends paths: names can mean several places.
  const offered = query.includes('/') ? placeAt(query.split('/')) : undefined;
  const { places, clear = offered } = findPlacesWithPrices(offered ? '' : query, true);
  const isSame = clear?.path === place.path;
  return { place, query, places, isSame, other: isSame ? undefined : clear };
}

export async function generateMetadata(props: ComparisonPageProps): Promise<Metadata> {
  const { place, other } = await load(props);
  return {
    ...pageMetadata({
      title: `Immobilienpreise im Vergleich: ${place.name}${other ? ` und ${other.name}` : ''}`,
      description: `Was Häuser und Wohnungen kosten: ${place.name} im Vergleich mit einem anderen Ort.`,
      path: place.path,
    }),
    robots: { index: false, follow: true },
  };
}

export default async function ComparisonPage(props: ComparisonPageProps) {
  const { place, query, other, places, isSame } = await load(props);
  return (
    <Comparison
      prices={pricesOf(place)}
      other={other && pricesOf(other)}
      query={query}
      isSame={isSame}
      meant={other ? [] : places.filter(({ path }) => path !== place.path)}
    />
  );
}

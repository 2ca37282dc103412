import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { findPlacesWithPrices } from '@/lib/prices/find';
import { placeAt, type PricePlace } from '@/lib/prices/places';
import { placeQuery } from '@/lib/prices/query';
import { pricesOf } from '@/lib/prices/service';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { formatArea, formatEuros, formatNumber } from '@/lib/platform/format/number';
import { whatItBuys } from '@/lib/prices/home-statements';
import type { KindPrices, PricesOfPlace } from '@/lib/prices/prices';
import { againstOthers } from '@/lib/prices/statements';
import { homeInWords, inPlace, KIND_WORDS, nothingCalled } from '@/lib/prices/words';
import { routes } from '@/lib/routes';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { HOME_KINDS } from '@/lib/valuation/regional/features';
import { DataNote } from '@/components/prices/data-note';
import { PlaceForm } from '@/components/prices/place-form';
import { PriceCell } from '@/components/prices/place-table';
import { RangeTable } from '@/components/prices/range-table';

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

interface ComparisonProps {
  prices: PricesOfPlace;
  other?: PricesOfPlace;
  query: string;
  isSame: boolean;
  meant: readonly PricePlace[];
}

function reason(query: string, isSame: boolean, hasMeant: boolean): string {
  if (!query) return 'Nennen Sie den Ort, mit dem verglichen werden soll.';
  if (isSame) return 'Das ist derselbe Ort. Nennen Sie einen anderen.';
  return hasMeant
    ? `„${query}“ kann mehreres heißen. Welcher Ort ist gemeint?`
    : nothingCalled(query);
}

function KindComparison({
  first,
  second,
  names,
}: {
  first: KindPrices;
  second: KindPrices;
  names: readonly [string, string];
}) {
  const { many } = KIND_WORDS[first.kind];
  const figures = [
    ...first.byArea.map(
      ({ area, value }, index) => [formatArea(area), value, second.byArea[index]!.value] as const,
    ),
    ...first.byYear.map(
      ({ year, price }, index) =>
        [`Baujahr ${year}, je\u00a0m²`, price, second.byYear[index]!.price] as const,
    ),
  ];
  return (
    <>
      <RangeTable
        caption={`${many}: Spanne je Quadratmeter`}
        column="Je Quadratmeter"
        rows={[first, second].map((each, index) => ({ ...each, name: names[index]! }))}
      />
      <DataTable
        caption={`${many}: alle Zahlen`}
        columns={['Merkmal', ...names]}
        rows={[
          ...figures.map(([label, one, two]) => ({
            key: label,
            cells: [label, formatEuros(one), <PriceCell key="two" price={two} own={one} />],
          })),
          ...[
            ['Angebote', formatNumber(first.basis), formatNumber(second.basis)],
            ['Aussagekraft', ...[first, second].map((each) => CONFIDENCE_LABELS[each.confidence])],
          ].map((cells) => ({ key: cells[0]!, cells })),
        ]}
      />
    </>
  );
}

function Comparison({ prices, other, query, isSame, meant }: ComparisonProps) {
  const { place } = prices;
  const pair = other && [prices, other].flatMap(({ compared }) => compared.slice(0, 1));
  return (
    <article className="mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <TextLink href={place.path}>Alle Preise {inPlace(place.name)}</TextLink>
      <h1 tabIndex={-1} className="mt-4 text-[2rem] outline-none sm:text-[2.75rem]">
        {other
          ? `${place.name} und ${other.place.name} im Vergleich`
          : `${place.name} im Vergleich`}
      </h1>
      {!other && (
        <>
          <p role="status" className="mt-4 max-w-prose text-lg">
            {reason(query, isSame, meant.length > 0)}
          </p>
          {meant.length > 0 && (
            <ul className="mt-3 list-disc space-y-2 pl-5">
              {meant.map(({ path, name }) => (
                <li key={path}>
                  <TextLink href={`${place.path}?mit=${path.slice(routes.prices.length + 1)}`}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {other &&
        pair &&
        HOME_KINDS.map((kind) => {
          const [first, second] = [prices[kind], other[kind]];
          const { many, dative } = KIND_WORDS[kind];
          return (
            <section key={kind} className="mt-10">
              <h2 className="text-2xl sm:text-3xl">{many}</h2>
              {first && second ? (
                <>
                  <p className="mt-3 max-w-prose">
                    {againstOthers(`${many} kosten ${inPlace(place.name)}`, kind, pair)}{' '}
                    {whatItBuys(first, pair, inPlace(place.name))} Verglichen wird, was üblich ist:{' '}
                    {inPlace(place.name)} {homeInWords(first.typical)}, {inPlace(other.place.name)}{' '}
                    {homeInWords(second.typical)}.
                  </p>
                  <KindComparison
                    first={first}
                    second={second}
                    names={[place.name, other.place.name]}
                  />
                </>
              ) : (
                <p className="mt-3 max-w-prose">
                  Preise von {dative} sind {inPlace((first ? other.place : place).name)} nicht
                  bekannt: Dort werden sie zu selten angeboten.
                </p>
              )}
            </section>
          );
        })}
      <div className="mt-12">
        <PlaceForm comparing={place.path} query={query} />
      </div>
      {other && (
        <p className="mt-8">
          <TextLink href={other.place.path}>Alle Preise {inPlace(other.place.name)}</TextLink>
        </p>
      )}
      {other && <DataNote />}
    </article>
  );
}

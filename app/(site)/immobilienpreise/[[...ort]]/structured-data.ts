import { postcodes } from '@/lib/platform/places/postcodes';
import { breadcrumbs, dataset, place as placeData } from '@/lib/platform/seo/json-ld';
import { headOf } from '@/lib/prices/head';
import { type PricePlace, upwards } from '@/lib/prices/places';
import type { PricesOfPlace } from '@/lib/prices/prices';
import { pricedOf } from '@/lib/prices/service';
import { inPlace, KIND_WORDS } from '@/lib/prices/words';
import { routes } from '@/lib/routes';
import { REGIONAL_DATA, REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';

const TYPES = {
  country: 'Country',
  state: 'State',
  district: 'AdministrativeArea',
  town: 'City',
  postcode: 'Place',
} as const;

const years = REGIONAL_YEARS.split(' und ') as [string, string];

/** What search engines are told about the prices of a place. */
export function priceEntries(prices: PricesOfPlace, portal: { name: string; url: string }) {
  const { place, house, flat, isThin } = prices;
  const { url } = portal;
  const trail = upwards(place);
  const named = ({ level, name, path }: PricePlace) => ({
    ...{ type: TYPES[level], name, address: `${url}${path}` },
  });
  const middle = place.codes.length === 1 ? postcodes[place.codes[0]!] : undefined;
  const figures = {
    name: `Immobilienpreise ${inPlace(place.name)}`,
    description: headOf(pricedOf(place)).description,
    ...{ address: `${url}${place.path}`, placeName: place.name, years },
    ...{ modified: modelCard.fittedOn, technique: `Statistisches Modell: ${REGIONAL_DATA}` },
    measured: [house, flat]
      .filter((kind) => kind !== undefined)
      .map(({ kind, price, from, to }) => ({
        ...{ value: price, from, to, unit: 'EUR/m²' },
        name: `Preis von ${KIND_WORDS[kind].dative} je Quadratmeter`,
      })),
    ...(middle && { json: `${url}/api/prices/${middle.postalCode}` }),
  };
  return [
    breadcrumbs([
      { name: 'Startseite', address: `${url}${routes.home}` },
      ...trail.toReversed().map(({ name, path }) => ({ name, address: `${url}${path}` })),
    ]),
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
    // Of a place that stands on the figures of others none are its own.
    ...(isThin ? [] : [dataset(figures, portal)]),
  ];
}

import { writeFileSync } from 'node:fs';
import { districts } from '../../lib/platform/places/districts';
import { postcodes } from '../../lib/platform/places/postcodes';
import { type KindLevel, packLevels, packTypical, type TypicalHome } from '../../lib/prices/level';
import type { PropertyType } from '../../lib/valuation/options';
import { borrowedAt, coefficients } from '../../lib/valuation/regional/coefficients';
import { HOME_KINDS, type HomeKind } from '../../lib/valuation/regional/features';
import { modelCard } from '../../lib/valuation/regional/model-card';
import { valueAtPlace } from '../../lib/valuation/regional/service';
import { wizardTypeOf } from '../../lib/valuation/regional/wizard-home';
import { priceDataIn } from './deliveries';
import { readListings } from './listings';

const OUT = 'lib/prices/levels.json';

const AT_LEAST = 15;

interface Offer {
  kind: HomeKind;
  propertyType: PropertyType;
  area: number;
  plot?: number;
  isResale: boolean;
  postcode: number;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
}

function typicalOf(homes: readonly Offer[]) {
  const byType = groupBy(homes, ({ propertyType }) => propertyType);
  const [propertyType, own] = [...byType].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
  const plots = own.flatMap(({ plot }) => plot ?? []);
  return {
    propertyType,
    area: Math.round(median(own.map(({ area }) => area))),
    ...(plots.length > 0 && { plot: Math.round(median(plots)) }),
  };
}

/** Rented houses have other buyers and prices. */
const isLivedIn = ({ propertyType }: Offer) => propertyType !== 'mehrfamilienhaus';

/** JSON with a line for each place and region, so that a diff shows which ones changed. */
function inLines(version: string, typical: object, regions: readonly number[][]): string {
  const places = Object.entries(typical).map(([key, row]) => `"${key}":${JSON.stringify(row)}`);
  const rows = regions.map((row) => JSON.stringify(row));
  return `{"version":${JSON.stringify(version)},"typical":{
${places.join(',\n')}
},"regions":[
${rows.join(',\n')}
]}
`;
}

const grouped = (offers: readonly Offer[], kind: HomeKind, keyOf: (postcode: number) => unknown) =>
  groupBy(
    offers.filter((offer) => offer.kind === kind),
    ({ postcode }) => keyOf(postcode),
  );

function run(file: string): void {
  const known = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));
  const offers = readListings(file).listings.flatMap(
    ({ kind, type, postalCode, area, plotArea, isResale, rooms }): Offer[] => {
      const postcode = known.get(postalCode ?? '');
      const propertyType = wizardTypeOf(type ?? '');
      if (postcode === undefined || !propertyType || rooms === undefined) return [];
      return [{ kind, propertyType, area, plot: plotArea, isResale, postcode }];
    },
  );
  const resold = offers.filter((offer) => offer.isResale && isLivedIn(offer));
  const districtOf = (postcode: number) => postcodes[postcode]!.district;
  const keys = {
    region: (postcode: number) => coefficients.regionOf[postcode],
    town: (postcode: number) => `${districtOf(postcode)} ${postcodes[postcode]!.place}`,
    district: districtOf,
    state: (postcode: number) => districts.get(districtOf(postcode))!.state,
    country: () => 'DE',
  };
  const homesOf = (kind: HomeKind) => ({
    region: grouped(resold, kind, keys.region),
    town: grouped(resold, kind, keys.town),
    district: grouped(resold, kind, keys.district),
    state: grouped(resold, kind, keys.state),
    country: grouped(resold, kind, keys.country),
  });
  const homes = { house: homesOf('house'), flat: homesOf('flat') };
  const usualAt = <Of extends keyof typeof keys>(
    postcode: number,
    kind: HomeKind,
    within: readonly Of[],
  ) => {
    const found = (of: Of) => homes[kind][of].get(keys[of](postcode)) ?? [];
    const of = within.find((each) => found(each).length >= AT_LEAST) ?? within.at(-1)!;
    return { of, usual: typicalOf(found(of)) };
  };
  const all = {
    house: grouped(offers, 'house', keys.region),
    flat: grouped(offers, 'flat', keys.region),
  };
  const levelOf = (region: number, kind: HomeKind): KindLevel => {
    const first = coefficients.regionOf.indexOf(region);
    const { postalCode } = postcodes[first]!;
    const { of, usual } = usualAt(first, kind, ['region', 'district', 'state']);
    const lent = borrowedAt(postalCode)?.basis[HOME_KINDS.indexOf(kind)];
    const typical: TypicalHome = {
      ...usual,
      of,
      offers: lent ?? all[kind].get(region)?.length ?? 0,
    };
    const valued = valueAtPlace(postalCode, {
      propertyType: usual.propertyType,
      area: usual.area,
      plotArea: usual.plot,
    });
    if (!valued.isPossible) throw new Error(`${postalCode}: ${valued.reason}`);
    const perSquareMetre = (euros: number) => Math.round(euros / usual.area);
    return {
      price: valued.pricePerSquareMetre,
      typical,
      from: perSquareMetre(valued.range.from),
      to: perSquareMetre(valued.range.to),
    };
  };
  const around = ['town', 'district', 'state', 'country'] as const;
  const typicalIn = (postcode: number, kind: HomeKind, at: number): TypicalHome => {
    const level = around[at]!;
    const { of, usual } = usualAt(postcode, kind, around.slice(at));
    const count = offers.filter(
      (offer) => offer.kind === kind && keys[level](offer.postcode) === keys[level](postcode),
    ).length;
    return { ...usual, offers: count, of: of === level || of === 'town' ? 'region' : of };
  };
  const typical = around.flatMap((level, at) =>
    [...groupBy([...postcodes.keys()], keys[level])]
      // A town of one postcode has only the postcode's page.
      .filter(([, codes]) => level !== 'town' || codes.length > 1)
      .map(([key, [first]]) => {
        return [key, HOME_KINDS.map((kind) => packTypical(typicalIn(first!, kind, at)))] as const;
      }),
  );
  // Both kinds at once, because the model of a region is made for both.
  const regions = coefficients.regions.map((_, region) =>
    packLevels({ house: levelOf(region, 'house'), flat: levelOf(region, 'flat') }),
  );
  writeFileSync(OUT, inLines(modelCard.version, Object.fromEntries(typical), regions));
  console.log(`${OUT}: ${coefficients.regions.length} regions, ${offers.length} offers`);
}

run(priceDataIn(process.argv[2] ?? '')['listings-2024'].file);

import { populationOf } from '../../../lib/platform/places/populations';
import { postcodes } from '../../../lib/platform/places/postcodes';
import { mean, standardised } from './numbers';
import type { SampleRow } from './sample';

/** Listings for which the mean of the country counts in that of a region. */
const LISTINGS_OF_COUNTRY = 5;
/** Inhabitants of a place that is not in the table of towns */
const VILLAGE = 4000;

const isHouse = ({ kind }: SampleRow) => kind === 'house';
const isFlat = ({ kind }: SampleRow) => kind === 'flat';
const size = ({ home }: SampleRow) => Math.log(home.area);
/** By index in TYPES */
const shareOf =
  (...types: number[]) =>
  ({ home }: SampleRow) =>
    types.reduce((sum, type) => sum + home.types[type]!, 0);

const OFFERED: readonly (readonly [
  isCounted: (row: SampleRow) => boolean,
  value: (row: SampleRow) => number,
])[] = [
  [() => true, (row) => (isFlat(row) ? 1 : 0)],
  [isHouse, size],
  [(row) => isHouse(row) && (row.home.plot ?? 0) >= 20, ({ home }) => Math.log(home.plot!)],
  // Terraced houses, villas, houses of several flats
  [isHouse, shareOf(2, 3)],
  [isHouse, shareOf(5)],
  [isHouse, shareOf(6)],
  [isFlat, size],
  [isFlat, ({ isNew }) => (isNew ? 1 : 0)],
  // Penthouses and flats with a terrace
  [isFlat, shareOf(5, 6)],
];

function meanByRegion(
  rows: readonly SampleRow[],
  regionOf: readonly number[],
  regions: number,
  value: (row: SampleRow) => number,
): number[] {
  const country = mean(rows.map(value));
  const sum = new Array<number>(regions).fill(LISTINGS_OF_COUNTRY * country);
  const count = new Array<number>(regions).fill(LISTINGS_OF_COUNTRY);
  for (const row of rows) {
    const region = regionOf[row.postcode]!;
    sum[region]! += value(row);
    count[region]! += 1;
  }
  return sum.map((total, region) => total / count[region]!);
}

/** Predictors of a region's level without its prices, standardised. */
export function surroundings(
  rows: readonly SampleRow[],
  regionOf: readonly number[],
  listings: readonly number[],
): number[][] {
  const regions = listings.length;
  const offered = OFFERED.map(([isCounted, value]) =>
    meanByRegion(rows.filter(isCounted), regionOf, regions, value),
  );
  const people: number[][] = listings.map(() => []);
  postcodes.forEach((postcode, i) =>
    people[regionOf[i]!]!.push(Math.log(populationOf(postcode) || VILLAGE)),
  );
  const columns = [...offered, listings.map(Math.log), people.map(mean)].map(standardised);
  return listings.map((_, region) => columns.map((column) => column[region]!));
}

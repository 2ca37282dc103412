import { postcodes } from '../../../lib/platform/places/postcodes';
import type { Listing } from '../listing-forms';
import { sampleOf } from './sample';
import { surroundings } from './surroundings';

const listing = (at: number, area: number, price: number): Listing => ({
  source: '2024',
  kind: 'flat',
  type: 'Etagenwohnung',
  postalCode: postcodes[at]!.postalCode,
  area,
  rooms: 3,
  isResale: true,
  price,
});
const house = (at: number, plotArea: number): Listing => ({
  ...listing(at, 140, 1),
  kind: 'house',
  type: 'Villa',
  plotArea,
});
const regionOf = postcodes.map((_, i) => Math.min(i, 2));
const around = (price: number) => {
  const flats = [listing(0, 60, price), listing(1, 120, price), listing(2, 60, 1)];
  const homes = [...flats, house(0, 300), house(2, 900), house(2, 900)];
  return surroundings(sampleOf(homes).rows, regionOf, [2, 1, 3]);
};

const FLAT_SIZE = 6;

test('a column is standardised over the regions', () => {
  const sizes = around(300_000).map((row) => row[FLAT_SIZE]!);
  expect(sizes).toHaveLength(3);
  expect(sizes[0]! + sizes[1]! + sizes[2]!).toBeCloseTo(0);
  expect(sizes.reduce((sum, n) => sum + n * n, 0)).toBeCloseTo(3);
});

test('larger flats tell of the region that they stand in, prices tell nothing', () => {
  const sizes = around(300_000).map((row) => row[FLAT_SIZE]!);
  expect(sizes[1]).toBeGreaterThan(sizes[0]!);
  expect(around(900_000)).toEqual(around(300_000));
});

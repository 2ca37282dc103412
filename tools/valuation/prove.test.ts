import { postcodes } from '@/lib/platform/places/postcodes';
import type { RegionalHome } from '@/lib/valuation/regional/outcome';
import { placeModel, valueAtPlace } from '@/lib/valuation/regional/service';
import { emptyProof, proveAt } from './prove';

const districts = [...new Map(postcodes.map(({ district, postalCode }) => [district, postalCode]))];
const some = districts.filter((_, i) => i % 80 === 0);

test.each(some)('nothing absurd over the whole grid in district %s', (_, postalCode) => {
  const proof = emptyProof();
  proveAt(placeModel(postalCode)!, proof);
  expect(proof.violations).toEqual([]);
  expect(Math.min(...Object.values(proof.checks))).toBeGreaterThan(0);
});

function valued(home: RegionalHome, postalCode = '26121') {
  const outcome = valueAtPlace(postalCode, home);
  if (!outcome.isPossible) throw new Error(outcome.reason);
  return outcome;
}
const ROW_HOUSE = { propertyType: 'reihenhaus', area: 132, yearBuilt: 1990 } as const;

test('a row house of 132 m² in Oldenburg is worth no less on more land', () => {
  const [small, middle, large] = [100, 650, 2000].map((plotArea) =>
    valued({ ...ROW_HOUSE, plotArea }),
  );
  expect(middle!.value).toBeGreaterThanOrEqual(small!.value);
  expect(large!.value).toBeGreaterThanOrEqual(middle!.value);
});

test('eight rooms in it cost a few percent at most, what is usual nothing', () => {
  const usual = valued(ROW_HOUSE).value;
  const change = (rooms: number) => Math.abs(valued({ ...ROW_HOUSE, rooms }).value / usual - 1);
  expect(change(5)).toBe(0);
  expect(change(4.5)).toBeLessThan(0.001);
  expect(change(8)).toBeLessThan(0.06);
});

test('a villa on 100 m² is worth no more than on 212 m²', () => {
  const villa = { propertyType: 'villa', area: 250, yearBuilt: 1990 } as const;
  const [small, larger] = [100, 212].map((plotArea) => valued({ ...villa, plotArea }));
  expect(small!.value).toBeLessThanOrEqual(larger!.value);
  expect(small!.beyond?.plotArea).toContain('dazu haben wir keine Angebote');
});

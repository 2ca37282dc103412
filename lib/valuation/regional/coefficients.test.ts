import { statSync } from 'node:fs';
import { join } from 'node:path';
import { postcodes } from '@/lib/platform/places/postcodes';
import { coefficients, packRegion, unpackRegion } from './coefficients';
import { coefficientCount } from './precompute';
import { placeModel } from './service';

const regions = coefficients.regions.map(unpackRegion);

test('every postcode has a region, and every region at least fifteen listings', () => {
  expect(coefficients.regionOf).toHaveLength(postcodes.length);
  for (const region of coefficients.regionOf) expect(regions[region]).toBeDefined();
  expect(Math.min(...regions.map(({ listings }) => listings))).toBeGreaterThanOrEqual(15);
});

test.each(['house', 'flat'] as const)('the coefficients of a %s fit the features', (kind) => {
  expect(coefficients.kinds[kind].beta).toHaveLength(coefficientCount(kind));
});

test('the file and its card stay within 300 kB, and what a page gets within 6', () => {
  const size = (name: string) => statSync(join(__dirname, name)).size;
  expect(size('coefficients.json') + size('model-card.json')).toBeLessThan(300_000);
  for (const code of ['80331', '06295', '25980']) {
    expect(JSON.stringify(placeModel(code)).length).toBeLessThan(6_000);
  }
});

test('a region is read as it was written', () => {
  for (const row of coefficients.regions.slice(0, 50)) {
    expect(packRegion(unpackRegion(row))).toEqual(row);
  }
});

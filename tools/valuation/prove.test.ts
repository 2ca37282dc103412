import { postcodes } from '@/lib/platform/places/postcodes';
import { placeModel } from '@/lib/valuation/regional/service';
import { emptyProof, proveAt } from './prove';

const districts = [...new Map(postcodes.map(({ district, postalCode }) => [district, postalCode]))];
const some = districts.filter((_, i) => i % 150 === 0);

test.each(some)('nothing absurd over the whole grid in district %s', (_, postalCode) => {
  const proof = emptyProof();
  proveAt(placeModel(postalCode)!, proof);
  expect(proof.violations).toEqual([]);
  expect(Math.min(...Object.values(proof.checks))).toBeGreaterThan(0);
});

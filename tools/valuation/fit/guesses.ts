import { guessFeatures, quantities, type HomeKind } from '../../../lib/valuation/regional/features';
import { OUTPUTS, type PriceFit } from './price-fit';
import { ridge } from './linear';
import { round } from './numbers';
import type { SampleRow } from './sample';
import type { FitTerritory } from './territory';

/** Coefficients on guessFeatures, then the region's character and the level of its houses; empty for flats. */
export function fitPlots(
  rows: readonly SampleRow[],
  fit: PriceFit,
  { regionOf, points }: FitTerritory,
  kind: HomeKind,
): number[] {
  if (kind === 'flat') return [];
  const own = rows.filter((row) => row.kind === kind && !row.isNew && quantities(row.home).hasPlot);
  const x = own.map(({ home, postcode }) => {
    const region = regionOf[postcode]!;
    return [...guessFeatures(home), ...points[region]!.character, fit.levels[region * OUTPUTS]!];
  });
  const beta = ridge(
    own.length,
    x[0]!.length,
    (i, into) => into.set(x[i]!),
    own.map(({ home }) => quantities(home).ground),
    own.map(() => 1),
    () => 1,
  );
  return Array.from(beta, (value) => round(value));
}

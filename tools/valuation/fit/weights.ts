import { dot, quantities } from '../../../lib/valuation/regional/features';
import { median } from '../metrics';
import { ridge } from './linear';
import type { FitProgress } from './progress';
import type { SampleRow } from './sample';

/** Residuals, in their own spread, at which a listing counts half: houses, flats, resold and new */
const HALF_WEIGHT = [1, 1, 1.5, 1.5];
const SPREAD = { least: 0.08, most: 0.8 };
const TO_STANDARD_DEVIATION = 1.4826;
/** Against the priors of the regions, like HALF_WEIGHT; found by cross-validation. */
const SHARE_OF_VARIANCE = [0.6, 0.6, 0.4, 0.4];
const COLUMNS = 9;

function spreadRow({ home }: SampleRow, level: number, density: number, into: Float64Array) {
  const { size, off, ground } = quantities(home);
  into.set([1, level, level * level, size, size * size, density, off ** 2, ground, ground ** 2]);
}

export function weighAnew(progress: FitProgress, middle: readonly number[]): void {
  const { rows, used, territory, regionOf, level, spatial, home, weight } = progress;
  const residual = (i: number) => Math.abs(rows[i]!.logPrice - home[i]! - spatial[i]!);
  const density = (i: number) => territory.points[regionOf[i]!]!.character[1]!;
  HALF_WEIGHT.forEach((half, output) => {
    const own = used.filter((i) => rows[i]!.output === output);
    const row = (i: number, into: Float64Array) =>
      spreadRow(rows[i]!, level[i]! - middle[output]!, density(i), into);
    const beta = ridge(
      own.length,
      COLUMNS,
      (q, into) => row(own[q]!, into),
      own.map((i) => Math.log(residual(i) + 0.02)),
      own.map(() => 1),
      () => 10,
    );
    const x = new Float64Array(COLUMNS);
    const raw = own.map((i) => {
      row(i, x);
      return Math.exp(dot(beta, x));
    });
    const scale = median(own.map((i, q) => residual(i) / raw[q]!)) * TO_STANDARD_DEVIATION;
    own.forEach((i, q) => {
      const spread = Math.min(SPREAD.most, Math.max(SPREAD.least, raw[q]! * scale));
      const far = residual(i) / (half * spread);
      weight[i] = 1 / (1 + far * far) / (SHARE_OF_VARIANCE[output]! * spread * spread);
    });
  });
}

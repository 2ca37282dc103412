import { guessFeatures, quantities, type Kind } from '../../../lib/valuation/regional/features';
import { OUTPUTS, type PriceFit } from './price-fit';
import { ridge } from './linear';
import type { SampleRow } from './sample';
import type { Territory } from './territory';

export interface Guesses {
  /** On guessFeatures */
  rooms: number[];
  /** On guessFeatures, then the region's character and the level of its houses; empty for flats */
  plot: number[];
}

/** Fits how many rooms and what plot a home usually has, from homes that are no new buildings. */
export function fitGuesses(
  rows: readonly SampleRow[],
  fit: PriceFit,
  { regionOf, points }: Territory,
  kind: Kind,
): Guesses {
  const own = rows.filter((row) => row.kind === kind && !row.isNew);
  const solve = (
    used: SampleRow[],
    row: (r: SampleRow) => number[],
    target: (r: SampleRow) => number,
  ) => [
    ...ridge(
      used.length,
      row(used[0]!).length,
      (i, into) => into.set(row(used[i]!)),
      used.map(target),
      used.map(() => 1),
      () => 1,
    ),
  ];
  const rooms = solve(
    own,
    ({ home }) => guessFeatures(home),
    ({ home }) => quantities(home).ratio,
  );
  if (kind === 'flat') return { rooms, plot: [] };
  const withPlot = own.filter(({ home }) => quantities(home).hasPlot);
  const plot = solve(
    withPlot,
    ({ home, postcode }) => {
      const region = regionOf[postcode]!;
      return [...guessFeatures(home), ...points[region]!.character, fit.levels[region * OUTPUTS]!];
    },
    ({ home }) => quantities(home).ground,
  );
  return { rooms, plot };
}

import 'server-only';
import { coefficients } from '@/lib/valuation/regional/coefficients';
import type { HomeKind } from '@/lib/valuation/regional/features';
import { type RegionLevels, type TypicalHome, unpackLevels, unpackTypical } from './level';
import table from './levels.json';

const regions = table.regions.map(unpackLevels);

/** By index in lib/platform/places/postcodes. */
export const levelsAt = (code: number): RegionLevels => regions[coefficients.regionOf[code]!]!;

const typical: Readonly<Record<string, number[][]>> = table.typical;

/** By key: '03241 Hannover', 'NI', 'DE'. */
export function typicalHomeIn(key: string, kind: HomeKind): TypicalHome {
  const [house = [], flat = []] = typical[key] ?? [];
  return unpackTypical(kind === 'house' ? house : flat);
}

import type { SampleRow } from './sample';
import type { FitTerritory } from './territory';

export interface FitProgress {
  rows: readonly SampleRow[];
  used: readonly number[];
  territory: FitTerritory;
  regionOf: readonly number[];
  /** Of its region, for its kind, resold or new */
  level: Float64Array;
  /** The level plus the region's slopes for this home */
  spatial: Float64Array;
  home: Float64Array;
  weight: Float64Array;
}

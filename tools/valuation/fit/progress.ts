import type { SampleRow } from './sample';
import type { Territory } from './territory';

/** What is known of each listing so far, all on the logarithmic scale; of those not used, nothing. */
export interface Progress {
  rows: readonly SampleRow[];
  /** Indices of the rows that are fitted */
  used: readonly number[];
  territory: Territory;
  regionOf: readonly number[];
  /** Of its region, for its kind, resold or new */
  level: Float64Array;
  /** The level and what the region's slopes add for this home */
  spatial: Float64Array;
  /** What the regression gives for the home */
  home: Float64Array;
  weight: Float64Array;
}

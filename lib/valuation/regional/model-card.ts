import 'server-only';
import card from './model-card.json';

/** How far estimates were off the asking prices of homes; a share or an error in percent. */
export interface ErrorFigures {
  /** Homes that were compared */
  n: number;
  medianAbsoluteErrorPct: number;
  within10Pct: number;
  within20Pct: number;
  /** Median of the signed error: above zero, estimates are too high */
  biasPct: number;
}

/** With the share of homes whose price lay inside the range of 80 %. */
interface RegionalErrorFigures extends ErrorFigures {
  coverage80Pct: number;
  /** Median width of that range, percent of the value */
  width80Pct: number;
}

/** Both ways to value on the same homes, which the model had not seen (five-fold cross-validation). */
export interface Comparison {
  regional: RegionalErrorFigures;
  baseFormula: ErrorFigures;
}

/** Homes of the second hand in the offers of 2024. */
export type ResaleGroup = 'house resale' | 'flat resale';

export type ErrorGroup = ResaleGroup | 'house 2020' | 'house 2020 Niedersachsen';

interface ModelSource {
  name: string;
  rows: number;
  /** Rows that the model was fitted with */
  used: number;
  /** 'YYYY' or 'YYYY-MM' */
  date: string;
}

/** What brings the price level of the offers to today. */
interface PriceIndex {
  factor: number;
  /** '2. Quartal 2024' */
  from: string;
  to: string;
  /** Who published it, what, when */
  source: string;
}

/** What the regional model was made from and how good it is; written by the fit. */
export interface ModelCard {
  /** 'YYYY-MM' */
  version: string;
  /** 'YYYY-MM-DD' */
  fittedOn: string;
  sources: readonly ModelSource[];
  priceIndex: PriceIndex;
  /** Regions with a level of their own */
  regions: number;
  /** Offers that a region needs for that */
  listingsPerRegionAtLeast: number;
  errors: Record<ErrorGroup, Comparison>;
  /** By the type as portals name it, resale only */
  byType: Record<string, Comparison>;
  /** One sentence each */
  weaknesses: readonly string[];
  /** By the state's name; a group without homes is left out */
  byState: Record<string, Partial<Record<ResaleGroup, Comparison>>>;
}

export const modelCard: ModelCard = card;

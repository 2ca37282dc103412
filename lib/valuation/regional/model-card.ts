import 'server-only';
import card from './model-card.json';
import type { Confidence } from './outcome';

/** Against asking prices; share or percent. */
export interface ErrorFigures {
  n: number;
  medianAbsoluteErrorPct: number;
  within10Pct: number;
  within20Pct: number;
  /** Median signed error: positive if too high */
  biasPct: number;
}

interface RegionalErrorFigures extends ErrorFigures {
  coverage80Pct: number;
  /** Median, percent of the value */
  width80Pct: number;
}

/** On homes the model had not seen (five-fold cross-validation). */
export interface CardComparison {
  regional: RegionalErrorFigures;
  baseFormula: ErrorFigures;
}

/** Offers of 2024 except new buildings. */
export type ResaleGroup = 'house resale' | 'flat resale';

export type ErrorGroup = ResaleGroup | 'house 2020' | 'house 2020 Niedersachsen';

interface ModelSource {
  name: string;
  rows: number;
  /** Rows used in the fit */
  used: number;
  date: string;
}

/** From the level of the offers to today. */
interface PriceIndex {
  factor: number;
  /** '2. Quartal 2024' */
  from: string;
  to: string;
  source: string;
}

export interface ModelCard {
  /** 'YYYY-MM' */
  version: string;
  /** 'YYYY-MM-DD' */
  fittedOn: string;
  sources: readonly ModelSource[];
  priceIndex: PriceIndex;
  /** With a level of their own */
  regions: number;
  listingsPerRegionAtLeast: number;
  errors: Record<ErrorGroup, CardComparison>;
  /** Types of the portals, resale only */
  byType: Record<string, CardComparison>;
  /** As a result grades itself; groups without homes are missing */
  byConfidence: Record<Confidence, Partial<Record<ResaleGroup, CardComparison>>>;
  weaknesses: readonly string[];
  /** By name of the state; groups without homes are missing */
  byState: Record<string, Partial<Record<ResaleGroup, CardComparison>>>;
}

export const modelCard: ModelCard = card;

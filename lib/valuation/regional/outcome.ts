import type { Condition, PropertyType } from '../options';
import type { Refinement, RefinementName } from '../refinement';

/** Unknown values are missing or `null`. */
export interface RegionalHome extends Refinement {
  propertyType: PropertyType;
  /** Living area, m² */
  area: number;
  yearBuilt?: number | null;
  rooms?: number | null;
  condition?: Condition | null;
  /** m²; houses only */
  plotArea?: number | null;
}

export type FactorName =
  'region' | 'type' | 'area' | 'plot' | 'rooms' | 'year' | 'condition' | 'index';

export interface RegionalFactor {
  name: FactorName | RefinementName;
  label: string;
  /** One line, neither with du nor Sie */
  text: string;
  euros: number;
  /** Unknown, so an average is used */
  isAssumed: boolean;
}

export type RefinementFactor = RegionalFactor & { name: RefinementName };

export type Confidence = 'high' | 'medium' | 'low';

export interface RegionalValuation {
  isPossible: true;
  /** Whole euros */
  value: number;
  /** Whole euros */
  pricePerSquareMetre: number;
  /** 80 % range, whole euros */
  range: { from: number; to: number };
  /** No test says how often the range holds: beyond the offers, or with answers that they do not have */
  isUntested?: true;
  confidence: Confidence;
  confidenceReasons: string[];
  /** Of all houses or flats, whole euros: start of the factors */
  nationalMedian: number;
  /** Sum: value − nationalMedian, to the euro; in display order */
  factors: RegionalFactor[];
  /** By answer: text and value used instead */
  beyond?: Partial<Record<'area' | 'plotArea' | 'rooms', string>>;
  assumptions: string[];
}

/** With the reason in one or two sentences, neither with du nor Sie. */
export interface NoRegionalValuation {
  isPossible: false;
  reason: string;
}

export type RegionalOutcome = RegionalValuation | NoRegionalValuation;

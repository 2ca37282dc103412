import type { Condition, PropertyType } from '../options';

/** What the regional valuation looks at. What is not known is left out or `null`. */
export interface RegionalHome {
  propertyType: PropertyType;
  /** Living area, m² */
  area: number;
  yearBuilt?: number | null;
  rooms?: number | null;
  condition?: Condition | null;
  /** m²; of houses only */
  plotArea?: number | null;
}

export type FactorName =
  'region' | 'type' | 'area' | 'plot' | 'rooms' | 'year' | 'condition' | 'index';

/** What one property of the home adds to the national median or takes off. */
export interface RegionalFactor {
  name: FactorName;
  label: string;
  /** One line without address (neither du nor Sie): what was calculated */
  text: string;
  /** Whole euros, negative where it takes off */
  euros: number;
  /** The property was not given, an average is assumed */
  isAssumed: boolean;
}

export type Confidence = 'high' | 'medium' | 'low';

export interface RegionalValuation {
  isPossible: true;
  /** Whole euros */
  value: number;
  /** Whole euros for a square metre of living area */
  pricePerSquareMetre: number;
  /** Eight of ten homes that were offered lie in between; whole euros */
  range: { from: number; to: number };
  confidence: Confidence;
  /** Why the grade is what it is, one sentence each */
  confidenceReasons: string[];
  /** Median of all houses (or all flats) of the country, whole euros: what the factors start from */
  nationalMedian: number;
  /** They add up to value − nationalMedian, to the euro; in the order in which they are shown */
  factors: RegionalFactor[];
  /** By answer: that nothing like it was offered, and what the value is calculated with instead */
  beyond?: Partial<Record<'area' | 'plotArea' | 'rooms', string>>;
  /** What was assumed because it was not given: 'Baujahr unbekannt: …' */
  assumptions: string[];
}

/** No figure can be given, and why: one or two sentences without address. */
export interface NoRegionalValuation {
  isPossible: false;
  reason: string;
}

export type RegionalOutcome = RegionalValuation | NoRegionalValuation;

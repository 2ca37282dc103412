import type { RegionalHome, RegionalValuation } from '@/lib/valuation/regional/outcome';

export const EXAMPLE_HOME = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 5,
  condition: 'gut',
} as const satisfies RegionalHome;

export const EXAMPLE_POSTCODES = ['81739', '12347', '50737', '04277', '28279', '06295'] as const;

export const WORKED_POSTCODE = '50737';

export interface ExampleAtPlace {
  postalCode: string;
  place: string;
  /** 'Landkreis Mansfeld-Südharz' */
  district: string;
  valuation: RegionalValuation;
}

import type { RegionalHome, RegionalValuation } from '@/lib/valuation/regional/outcome';

/** The example home: what the wizard asks for, and no more. */
export const EXAMPLE_HOME = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 5,
  condition: 'gut',
} as const satisfies RegionalHome;

/** Where it might stand. */
export const EXAMPLE_POSTCODES = ['81739', '12347', '50737', '04277', '28279', '06295'] as const;

/** Where it stands in the example that is worked through. */
export const WORKED_POSTCODE = '50737';

/** The home at one of these places. */
export interface ExampleAtPlace {
  postalCode: string;
  place: string;
  /** 'Landkreis Mansfeld-Südharz' */
  district: string;
  valuation: RegionalValuation;
}

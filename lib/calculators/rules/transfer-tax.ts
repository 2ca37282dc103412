/** Art. 105 Abs. 2a GG, as of November 2026; Bremen 5.5 since 1 July 2025. */
export const TAX_STATES = [
  { key: 'baden-wuerttemberg', label: 'Baden-Württemberg', percent: 5 },
  { key: 'bayern', label: 'Bayern', percent: 3.5 },
  { key: 'berlin', label: 'Berlin', percent: 6 },
  { key: 'brandenburg', label: 'Brandenburg', percent: 6.5 },
  { key: 'bremen', label: 'Bremen', percent: 5.5 },
  { key: 'hamburg', label: 'Hamburg', percent: 5.5 },
  { key: 'hessen', label: 'Hessen', percent: 6 },
  { key: 'mecklenburg-vorpommern', label: 'Mecklenburg-Vorpommern', percent: 6 },
  { key: 'niedersachsen', label: 'Niedersachsen', percent: 5 },
  { key: 'nordrhein-westfalen', label: 'Nordrhein-Westfalen', percent: 6.5 },
  { key: 'rheinland-pfalz', label: 'Rheinland-Pfalz', percent: 5 },
  { key: 'saarland', label: 'Saarland', percent: 6.5 },
  { key: 'sachsen', label: 'Sachsen', percent: 5.5 },
  { key: 'sachsen-anhalt', label: 'Sachsen-Anhalt', percent: 5 },
  { key: 'schleswig-holstein', label: 'Schleswig-Holstein', percent: 6.5 },
  { key: 'thueringen', label: 'Thüringen', percent: 5 },
] as const;

export type StateKey = (typeof TAX_STATES)[number]['key'];

/** Numbers of § 3 GrEStG that exempt a buyer, as of November 2026; undefined for those who pay. */
export const ACQUIRERS = {
  /** Also grandchildren, stepchildren and their spouses */
  'direct-line': 6,
  spouse: 4,
  /** In the settlement after the divorce */
  'divorced-spouse': 5,
  /** When the estate is divided */
  'co-heir': 3,
  sibling: undefined,
  relative: undefined,
  /** Without marriage */
  partner: undefined,
} as const satisfies Record<string, number | undefined>;

export type Acquirer = keyof typeof ACQUIRERS;

export const exemptionNumber = (acquirer: Acquirer): number | undefined => ACQUIRERS[acquirer];

/** Euros, § 3 Nr. 1 GrEStG. */
export const FREE_UP_TO = 2_500;

export const transferTaxPercent = (state: StateKey): number =>
  TAX_STATES.find(({ key }) => key === state)!.percent;

/** Whole euros, § 11 Abs. 2 GrEStG, as of November 2026, without movables. */
export function transferTax(price: number, state: StateKey): number {
  if (price <= FREE_UP_TO) return 0;
  // Tenths of a percent are whole, so that nothing is lost before it is rounded down.
  return Math.floor((Math.floor(price) * (transferTaxPercent(state) * 10)) / 1000);
}

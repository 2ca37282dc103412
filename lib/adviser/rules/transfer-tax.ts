import { requireAmounts } from './checks';

/**
 * The sixteen states and the percent of tax on the transfer of land (Grunderwerbsteuer) that each has
 * set (Art. 105 Abs. 2a GG), as of November 2026. Bremen has 5.5 since 1 July 2025.
 */
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

/**
 * Who buys, as the law looks at it, § 3 GrEStG as of November 2026. Whoever descends from the other or
 * is married to such a one counts as the direct line; siblings, nephews and partners without marriage
 * pay like strangers.
 */
export const ACQUIRERS = {
  /** Child, stepchild, grandchild, parent, and their spouses: Nr. 6 */
  'direct-line': 6,
  /** Nr. 4 */
  spouse: 4,
  /** In the settlement after the divorce: Nr. 5 */
  'divorced-spouse': 5,
  /** A co-heir who takes it over when the estate is divided: Nr. 3 */
  'co-heir': 3,
  sibling: undefined,
  /** Nephew, niece, uncle, aunt, cousin */
  relative: undefined,
  /** Without marriage */
  partner: undefined,
} as const satisfies Record<string, number | undefined>;

export type Acquirer = keyof typeof ACQUIRERS;

/** The number of § 3 GrEStG by which a buyer is exempt; nothing for one who pays. */
export const exemptionNumber = (acquirer: Acquirer): number | undefined => ACQUIRERS[acquirer];

/** Euros up to which nothing is levied, § 3 Nr. 1 GrEStG. */
const FREE_UP_TO = 2_500;

/** Percent of the price that a state takes. Throws a RangeError for a key that no state has. */
export function transferTaxPercent(state: StateKey): number {
  const found = TAX_STATES.find(({ key }) => key === state);
  if (!found) throw new RangeError(`no state has the key ${String(state)}`);
  return found.percent;
}

/**
 * The tax on the transfer of land: the rate of the state times the price (§§ 8, 9, 11 GrEStG), as of
 * November 2026. Nothing is due up to 2,500 € (§ 3 Nr. 1); who is exempt (§ 3 Nr. 3 to 6) tells
 * `exemptionNumber`.
 * @param price euros without movable things that are sold along; cents are cut off
 * @returns whole euros, rounded down (§ 11 Abs. 2 GrEStG)
 * @throws RangeError for a price that is negative or not finite, and for an unknown state
 */
export function transferTax(price: number, state: StateKey): number {
  requireAmounts({ price });
  const percent = transferTaxPercent(state);
  if (price <= FREE_UP_TO) return 0;
  // Tenths of a percent are whole, so that nothing is lost before it is rounded down.
  return Math.floor((Math.floor(price) * (percent * 10)) / 1000);
}

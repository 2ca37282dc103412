/** Percent of the price, paid by both sides together, VAT included. */
export const COMMISSION = { least: 5.95, most: 7.14 } as const;
/** Least share of the client of the agent (§§ 656c, 656d BGB). */
export const OWN_SHARE = 0.5;

/** Commission in percent of the price that both sides pay together, VAT included. */
export const COMMISSION = { least: 5.95, most: 7.14 } as const;
/** Share of the commission that stays with whoever has engaged the agent at least (§§ 656c, 656d BGB). */
export const OWN_SHARE = 0.5;

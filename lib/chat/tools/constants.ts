/** Commission in percent of the price that both sides pay together, VAT included: specification 9. */
export const COMMISSION = { least: 5.95, most: 7.14 } as const;
/** Share of the commission that stays with whoever has engaged the agent at least (§§ 656c, 656d BGB). */
export const OWN_SHARE = 0.5;
/** Euros for a home: outside of these a price was mistyped. */
export const PRICE_RANGE = { least: 10_000, most: 50_000_000 } as const;
/** When the law behind the costs was last checked. */
export const COSTS_AS_OF = 'November 2026';

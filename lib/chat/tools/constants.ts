/** Euros for a home: outside of these a price was mistyped. */
export const PRICE_RANGE = { least: 10_000, most: 50_000_000 } as const;
/** When the law behind the costs was last checked. */
export const COSTS_AS_OF = 'November 2026';

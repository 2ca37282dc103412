/** Whole euros for a single lead, without VAT, specification 9. */
export const LEAD_PRICES = { premium: 149, standard: 99, basic: 59 } as const;

/** Hours that a lead is old at most when it is sold, specification 9. */
export const LEAD_MAX_AGE = 48;

/** Euros that a home is worth at least, and months within which it is to be sold: Premium A+. */
export const PREMIUM_LIMITS = { value: 300_000, months: 6 } as const;

/** Whole euros a month, without VAT, specification 9. */
export const PACKAGE_PRICES = { starter: 249, professional: 749, enterprise: 1999 } as const;

/** Premium leads a month; with the largest package at least as many. */
export const PACKAGE_LEADS = { starter: 5, professional: 20, enterprise: 100 } as const;

/** Hours within which a lead is handed over, as each package guarantees. */
export const DELIVERY_HOURS = { starter: 48, professional: 24, enterprise: 12 } as const;

/** Stands at every price: agents buy as businesses (PAngV). */
export const TAX_NOTE = 'zzgl. USt., nur für Unternehmer';

/** Days within which the price of a package is given back, specification 9. */
export const MONEY_BACK_DAYS = 14;

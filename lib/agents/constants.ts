/** Whole euros for a single lead, without VAT. */
export const LEAD_PRICES = { premium: 149, standard: 99, basic: 59 } as const;

/** The most hours since a lead's wish when it is sold. */
export const LEAD_MAX_AGE = 48;

/** Premium A+: minimum value of the home in euros, and months until the sale. */
export const PREMIUM_LIMITS = { value: 300_000, months: 6 } as const;

/** Whole euros a month, without VAT. */
export const PACKAGE_PRICES = { starter: 249, professional: 749, enterprise: 1999 } as const;

/** Premium leads a month; with the largest package at least as many. */
export const PACKAGE_LEADS = { starter: 5, professional: 20, enterprise: 100 } as const;

/** Hours within which a lead is handed over, as each package guarantees. */
export const DELIVERY_HOURS = { starter: 48, professional: 24, enterprise: 12 } as const;

/** Shown with every price: agents buy as businesses (PAngV). */
export const TAX_NOTE = 'zzgl. USt., nur für Unternehmer';

/** Days within which the price of a package is given back. */
export const MONEY_BACK_DAYS = 14;

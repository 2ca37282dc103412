/** Whole euros for a single lead, without VAT. */
export const LEAD_PRICES = { premium: 149, standard: 99, basic: 59 } as const;

/** Hours since a lead's wish in which it can be sold. */
export const LEAD_MAX_AGE = 48;

/** Premium A+: least value of the home in euros, most months until the sale. */
export const PREMIUM_LIMITS = { value: 300_000, months: 6 } as const;

/** Whole euros a month, without VAT. */
export const PACKAGE_PRICES = { starter: 249, professional: 749, enterprise: 1999 } as const;

/** Premium leads a month; a minimum in the largest package. */
export const PACKAGE_LEADS = { starter: 5, professional: 20, enterprise: 100 } as const;

export const DELIVERY_HOURS = { starter: 48, professional: 24, enterprise: 12 } as const;

/** Required beside every price (PAngV). */
export const TAX_NOTE = 'zzgl. USt., nur für Unternehmer';

export const MONEY_BACK_DAYS = 14;

/** Percent */
export const TAX_RATE = 19;

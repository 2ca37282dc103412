import { LEAD_PRICES } from './constants';
import type { LeadPackage } from './packages';

type Priced = Pick<LeadPackage, 'monthlyPrice' | 'leads'>;

/** Euros for one premium lead of a package, to the cent; what may hold more leads costs no more. */
export function unitPrice({ monthlyPrice, leads }: Priced): number {
  return Math.round((monthlyPrice * 100) / leads) / 100;
}

/** With how many premium leads a month a package costs less than buying them one by one. */
export function worthwhileFrom({ monthlyPrice }: Pick<LeadPackage, 'monthlyPrice'>): number {
  return Math.floor(monthlyPrice / LEAD_PRICES.premium) + 1;
}

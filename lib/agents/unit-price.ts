import type { LeadPackage } from './packages';

type Priced = Pick<LeadPackage, 'monthlyPrice' | 'leads'>;

/** Euros for one premium lead of a package, to the cent; what may hold more leads costs no more. */
export function unitPrice({ monthlyPrice, leads }: Priced): number {
  return Math.round((monthlyPrice * 100) / leads) / 100;
}

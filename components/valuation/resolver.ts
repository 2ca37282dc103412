import type { Resolver } from 'react-hook-form';
import type { ValuationFormValues } from '@/lib/valuation/form';

const load = () => import('./schema-resolver');

/** Starts fetching the rules, so that they are there before the first one is needed. */
export function preloadRules(): void {
  load().catch(() => {
    // Without a connection the rules are fetched again when they are needed.
  });
}

/**
 * Checks the form against the schema. The schema's library is fetched after the page, not with it.
 * If it cannot be fetched the answers pass here, and the server checks them.
 */
export const lazyResolver: Resolver<ValuationFormValues> = async (values, context, options) => {
  const rules = await load().catch(() => null);
  if (!rules) return { values, errors: {} };
  return rules.valuationResolver(values, context, options);
};

import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { ValuationFormValues } from '@/lib/valuation/steps';

/** The wizard's rules, fetched on demand. */
export const rules = lazyResolver<ValuationFormValues>(() =>
  import('@/lib/requests/kinds/valuation').then(({ valuationSchema }) => valuationSchema),
);

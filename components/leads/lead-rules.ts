import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { LeadFormValues } from '@/lib/requests/forms/lead/form';

/** The rules of the lead form, fetched on demand. */
export const leadRules = lazyResolver<LeadFormValues>(() =>
  import('@/lib/requests/kinds/lead').then(({ leadSchema }) => leadSchema),
);

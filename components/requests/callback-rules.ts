import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { CallbackFormValues } from '@/lib/requests/forms/callback/form';

/** The rules of a request for a call, fetched on demand. */
export const callbackRules = lazyResolver<CallbackFormValues>(() =>
  import('@/lib/requests/kinds/callback').then(({ callbackSchema }) => callbackSchema),
);

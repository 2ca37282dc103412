import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { ContactFormValues } from '@/lib/requests/forms/contact/form';

/** The rules of a message, fetched on demand. */
export const contactRules = lazyResolver<ContactFormValues>(() =>
  import('@/lib/requests/kinds/contact').then(({ contactSchema }) => contactSchema),
);

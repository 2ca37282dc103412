import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { InquiryFormValues } from '@/lib/requests/forms/inquiry/form';

/** The rules of an inquiry, fetched on demand. */
export const inquiryRules = lazyResolver<InquiryFormValues>(() =>
  import('@/lib/requests/kinds/inquiry').then(({ inquirySchema }) => inquirySchema),
);

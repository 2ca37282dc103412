import { draftStore } from '@/lib/platform/draft';
import { EMPTY_FORM, type ContactFormValues } from './form';

/** A message that has not been sent, kept until the window is closed. */
export const contactDrafts = draftStore<ContactFormValues>({
  key: 'wohnlotse.nachricht',
  storage: () => sessionStorage,
  maxAgeDays: 1,
  empty: EMPTY_FORM,
});

import { draftStore } from '@/lib/platform/draft';

/** What the form holds while it is being filled in: texts as typed. */
export interface ContactFormValues {
  name: string;
  email: string;
  /** Empty: no answer */
  propertyType: string;
  message: string;
}

/** A field by its wire name. */
export type ContactField = keyof ContactFormValues;

/** Characters that a message may have. */
export const MAX_MESSAGE = 4000;

/** An untouched form. */
export const EMPTY_FORM: ContactFormValues = { name: '', email: '', propertyType: '', message: '' };

/** A message that has not been sent, kept until the window is closed. */
export const contactDrafts = draftStore<ContactFormValues>({
  key: 'wohnlotse.nachricht',
  storage: () => sessionStorage,
  maxAgeDays: 1,
  empty: EMPTY_FORM,
});

import { knownStart } from '../known-start';

/** Where this form stands; the agents' page has a field of its own. */
export const FORM_SOURCES = ['guide', 'valuation', 'adviser'] as const;

export type FormSource = (typeof FORM_SOURCES)[number];

/** What the form holds while it is being filled in: texts as typed. */
export interface CallbackFormValues {
  name: string;
  phone: string;
  /** Empty: no confirmation by mail */
  email: string;
  /** Wire value of a slot, a day whose time is yet to be chosen, or empty: as soon as possible */
  preferredTime: string;
  /** Empty: no answer */
  propertyType: string;
  source: FormSource;
}

export const DRAFT_KEY = 'wohnlotse.rueckruf';

/** Where a form stands, and what it is about as far as the page knows. */
export interface CallbackOrigin {
  source: FormSource;
  propertyType?: string;
}

/** What a form for a call starts with, see {@link knownStart}. */
export const callbackStart = ({ source, propertyType }: CallbackOrigin) =>
  knownStart<CallbackFormValues>({
    key: DRAFT_KEY,
    empty: ({ name = '', phone = '', email = '', propertyType: valued = '' }) => ({
      name,
      phone,
      email,
      source,
      preferredTime: '',
      propertyType: propertyType ?? valued,
    }),
    // A draft of one page may be sent from the other.
    kept: (values) => ({ ...values, source }),
  });

import { knownStart } from '../known-start';

/** Pages of this form; the agencies' page has its own field. */
export const FORM_SOURCES = ['guide', 'valuation', 'adviser'] as const;

export type FormSource = (typeof FORM_SOURCES)[number];

export interface CallbackFormValues {
  name: string;
  phone: string;
  /** Empty: no confirmation */
  email: string;
  /** Slot, day without a time yet, or empty: as soon as possible */
  preferredTime: string;
  propertyType: string;
  source: FormSource;
}

export const CALLBACK_DRAFT_KEY = 'wohnlotse.rueckruf';

export interface CallbackOrigin {
  source: FormSource;
  propertyType?: string;
}

export const callbackStart = ({ source, propertyType }: CallbackOrigin) =>
  knownStart<CallbackFormValues>({
    key: CALLBACK_DRAFT_KEY,
    empty: ({ name = '', phone = '', email = '', propertyType: valued = '' }) => ({
      name,
      phone,
      email,
      source,
      preferredTime: '',
      propertyType: propertyType ?? valued,
    }),
    // The source is the current page, also for a draft from another one.
    kept: (values) => ({ ...values, source }),
  });

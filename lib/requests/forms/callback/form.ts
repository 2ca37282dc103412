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

/** A field by its wire name. */
export type CallbackField = keyof CallbackFormValues;

/** What the form holds while it is being filled in: texts as typed. */
export interface ValuationFormValues {
  propertyType: string;
  postalCode: string;
  area: string;
  yearBuilt: string;
  rooms: string;
  /** null: not answered; empty: 'Keine Angabe' */
  condition: string | null;
  name: string;
  email: string;
  phone: string;
  notes: string;
  privacyConsent: boolean;
  contactConsent: boolean;
  marketingConsent: boolean;
}

/** A field by its wire name. */
export type ValuationField = keyof ValuationFormValues;

/** Characters that the owner's remark may have. */
export const MAX_NOTES = 4000;

/**
 * Questions of the wizard. It stands here because a page that only forgets a draft has no use for their
 * texts (./steps).
 */
export const STEP_COUNT = 10;

/** An untouched form. */
export const EMPTY_FORM: ValuationFormValues = {
  propertyType: '',
  postalCode: '',
  area: '',
  yearBuilt: '',
  rooms: '',
  condition: null,
  name: '',
  email: '',
  phone: '',
  notes: '',
  privacyConsent: false,
  contactConsent: false,
  marketingConsent: false,
};

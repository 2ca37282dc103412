/** What the lead form holds while it is being filled in: texts as typed. */
export interface LeadFormValues {
  propertyType: string;
  postalCode: string;
  city: string;
  area: string;
  yearBuilt: string;
  /** Empty: no answer */
  condition: string;
  name: string;
  email: string;
  phone: string;
  /** May be passed on to at most one agent */
  partnerConsent: boolean;
  timeline: string;
  additionalInfo: string;
}

/** A field by its wire name. */
export type LeadField = keyof LeadFormValues;

/** Characters that the owner's remark may have. */
export const MAX_ADDITIONAL_INFO = 4000;

/** An untouched form. */
export const EMPTY_FORM: LeadFormValues = {
  propertyType: '',
  postalCode: '',
  city: '',
  area: '',
  yearBuilt: '',
  condition: '',
  name: '',
  email: '',
  phone: '',
  partnerConsent: false,
  timeline: '',
  additionalInfo: '',
};

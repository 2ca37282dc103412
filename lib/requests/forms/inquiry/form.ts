import type { PackageId } from '@/lib/agents/packages';

/** What the form holds while it is being filled in: texts as typed. */
export interface InquiryFormValues {
  /** Id of a package; empty: none was chosen */
  package: string;
  /** Postcodes or their leading digits, separated by commas */
  postalArea: string;
  office: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** A field by its wire name. */
export type InquiryField = keyof InquiryFormValues;

/** Characters that the message may have. */
export const MAX_MESSAGE = 4000;

/** An untouched form. */
export const EMPTY_FORM: InquiryFormValues = {
  package: '',
  postalArea: '',
  office: '',
  name: '',
  email: '',
  phone: '',
  message: '',
};

/** The form as it stands at the address of a package. */
export const emptyInquiry = (preset: PackageId) => ({ ...EMPTY_FORM, package: preset as string });

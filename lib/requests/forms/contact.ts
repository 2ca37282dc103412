import { knownStart } from './known-start';

/** What the form holds while it is being filled in: texts as typed. */
export interface ContactFormValues {
  name: string;
  email: string;
  /** Empty: no answer */
  propertyType: string;
  message: string;
}

/** Characters that a message may have. */
export const MAX_MESSAGE = 4000;

/** What a message starts with, see {@link knownStart}. */
export const contactStart = () =>
  knownStart<ContactFormValues>({
    key: 'wohnlotse.nachricht',
    empty: ({ name = '', email = '', propertyType = '' }) => ({
      name,
      email,
      propertyType,
      message: '',
    }),
  });

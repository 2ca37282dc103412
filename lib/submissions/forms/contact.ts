import { knownStart } from './known-start';

export interface ContactFormValues {
  name: string;
  email: string;
  propertyType: string;
  message: string;
}

export const MAX_CONTACT_MESSAGE = 4000;

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

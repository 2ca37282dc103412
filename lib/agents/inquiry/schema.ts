import { z } from 'zod';
import { email } from '@/lib/platform/validation/email';
import { phone } from '@/lib/platform/validation/phone';
import { optionalText, text } from '@/lib/platform/validation/text';
import { LEAD_PACKAGES } from '../packages';
import { MAX_MESSAGE } from './form';
import { postalAreas } from './postal-areas';

const AREAS = 'Bitte nennen Sie Postleitzahlen oder deren erste Ziffern, durch Kommas getrennt';

/** An agent's inquiry for a package, specification 9. Messages are shown at the field as they stand. */
export const inquirySchema = z.object(
  {
    package: z.enum(
      LEAD_PACKAGES.map(({ id }) => id),
      { error: 'Bitte wählen Sie ein Paket' },
    ),
    postalArea: text({ max: 300, message: AREAS })
      .refine((typed) => postalAreas(typed), { error: AREAS })
      .transform((typed) => postalAreas(typed)?.join(', ') ?? ''),
    office: text({
      min: 2,
      max: 120,
      message: 'Bitte geben Sie den Namen Ihres Maklerbüros ein',
    }),
    name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
    email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    phone: phone({ min: 6, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
    message: optionalText({
      max: MAX_MESSAGE,
      message: 'Bitte schreiben Sie Ihre Nachricht als Text',
      multiline: true,
    }),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);

export type InquiryInput = z.output<typeof inquirySchema>;

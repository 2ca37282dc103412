import { z } from 'zod';
import { optionalChoice } from '@/lib/platform/validation/choice';
import { email } from '@/lib/platform/validation/email';
import { text } from '@/lib/platform/validation/text';
import { PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
import { conversation } from '../conversation/schema';
import { MAX_MESSAGE } from './form';

/**
 * 'Nachricht schreiben', specification 3. No consent: whoever asks wants an answer (Art. 6 (1) b and
 * f GDPR). Messages are shown at the field as they stand.
 */
export const contactSchema = z.object(
  {
    name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
    email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    propertyType: optionalChoice(
      PROPERTY_TYPE_VALUES,
      'Bitte wählen Sie eine Immobilienart aus der Liste',
    ),
    message: text({
      min: 10,
      max: MAX_MESSAGE,
      message: 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen',
      multiline: true,
    }),
    conversation: conversation(),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);

export type ContactInput = z.output<typeof contactSchema>;

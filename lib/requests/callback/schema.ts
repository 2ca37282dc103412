import { z } from 'zod';
import { optionalChoice } from '@/lib/platform/validation/choice';
import { optionalEmail } from '@/lib/platform/validation/email';
import { phone } from '@/lib/platform/validation/phone';
import { text } from '@/lib/platform/validation/text';
import { PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
import { conversation } from '../conversation/schema';
import { FORM_SOURCES } from './form';
import { preferredTime } from './preferred-time';

/** 'Rückruf vereinbaren', specification 3. Messages are shown at the field as they stand. */
export const callbackSchema = z.object(
  {
    name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
    phone: phone({ min: 6, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
    /** Where the confirmation goes, if one is wanted */
    email: optionalEmail('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    preferredTime: preferredTime(),
    propertyType: optionalChoice(
      PROPERTY_TYPE_VALUES,
      'Bitte wählen Sie eine Immobilienart aus der Liste',
    ),
    source: optionalChoice(
      FORM_SOURCES,
      'Bitte nennen Sie als Herkunft guide, valuation oder adviser',
    ).transform((source) => source ?? 'guide'),
    conversation: conversation(),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);

export type CallbackInput = z.output<typeof callbackSchema>;

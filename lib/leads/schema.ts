import { z } from 'zod';
import { optionalAgreement } from '@/lib/platform/validation/agreement';
import { optionalChoice } from '@/lib/platform/validation/choice';
import { email } from '@/lib/platform/validation/email';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { requiredNumber } from '@/lib/platform/validation/number';
import { phone } from '@/lib/platform/validation/phone';
import { postalCode } from '@/lib/platform/validation/postal-code';
import { optionalText, text } from '@/lib/platform/validation/text';
import { optionalYearBuilt } from '@/lib/platform/validation/year-built';
import { MAX_ADDITIONAL_INFO } from './form';
import { CONDITION_VALUES, PROPERTY_TYPE_VALUES, TIMELINE_VALUES } from './options';

/** The number that was meant, or `undefined` for everything that is none. */
export function numberOrNothing(typed: unknown): number | undefined {
  const value = typeof typed === 'string' ? parseGermanNumber(typed) : typed;
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

const AREA_MISSING = 'Mindestens 20 m²';
const YEAR_WRONG = 'Ungültiges Baujahr';

/** The lead form, specification 5. Messages are shown at the field as they stand. */
export const leadSchema = z.object(
  {
    propertyType: z.enum(PROPERTY_TYPE_VALUES, { error: 'Bitte wählen Sie einen Immobilientyp' }),
    postalCode: postalCode('Bitte geben Sie eine gültige PLZ ein'),
    city: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihre Stadt ein' }),
    // Whole square metres; what is no number counts as 0, specification 2.
    area: z.preprocess(
      (typed) => Math.round(numberOrNothing(typed) ?? 0),
      requiredNumber({
        message: AREA_MISSING,
        min: 20,
        minMessage: AREA_MISSING,
        max: 2000,
        maxMessage: 'Maximal 2000 m²',
      }),
    ),
    // What is no number counts as no answer, specification 2.
    yearBuilt: z.preprocess(
      numberOrNothing,
      optionalYearBuilt({
        message: YEAR_WRONG,
        minMessage: YEAR_WRONG,
        maxMessage: () => 'Baujahr kann nicht in der Zukunft liegen',
      }),
    ),
    condition: optionalChoice(CONDITION_VALUES, 'Bitte wählen Sie einen Zustand aus der Liste'),
    name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
    email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    phone: phone({ min: 10, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
    timeline: z.enum(TIMELINE_VALUES, { error: 'Bitte wählen Sie einen Zeitraum' }),
    additionalInfo: optionalText({
      max: MAX_ADDITIONAL_INFO,
      message: 'Bitte geben Sie Ihre Anmerkungen als Text ein',
      multiline: true,
    }),
    partnerConsent: optionalAgreement('Bitte antworten Sie mit Ja oder Nein'),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);

export type LeadInput = z.output<typeof leadSchema>;

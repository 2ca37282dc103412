import { z } from 'zod';
import {
  optionalChoice,
  postalCode,
  optionalNumber,
  optionalYearBuilt,
  requiredNumber,
} from '@/lib/platform/validation/fields';
import { CONDITION_VALUES, PROPERTY_TYPE_VALUES } from './options';

/** Messages are shown at the field. */
export const homeSchema = z.object({
  propertyType: z.enum(PROPERTY_TYPE_VALUES, { error: 'Bitte wähle einen Immobilientyp aus' }),
  postalCode: postalCode('Bitte gib eine gültige fünfstellige Postleitzahl ein'),
  area: requiredNumber({
    message: 'Bitte gib die Wohnfläche als Zahl ein, zum Beispiel 120 oder 82,5',
    min: 10,
    minMessage: 'Die Wohnfläche muss mindestens 10 m² betragen',
    max: 2000,
    maxMessage: 'Die Wohnfläche darf nicht größer als 2000 m² sein',
  }),
  yearBuilt: optionalYearBuilt({
    message: 'Bitte gib das Baujahr als ganze Jahreszahl ein, zum Beispiel 1990',
    minMessage: 'Das Baujahr muss nach 1800 liegen',
    maxMessage: (year) => `Das Baujahr darf nicht in der Zukunft liegen (max. ${year})`,
  }),
  rooms: optionalNumber({
    message: 'Bitte gib die Zimmerzahl als Zahl ein, zum Beispiel 4 oder 3,5',
    min: 0.5,
    minMessage: 'Die Zimmerzahl muss mindestens 0,5 betragen',
    max: 50,
    maxMessage: 'Die Zimmerzahl darf nicht größer als 50 sein',
  }),
  condition: optionalChoice(CONDITION_VALUES, 'Bitte wähle einen Zustand aus der Liste'),
});

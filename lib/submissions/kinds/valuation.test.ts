import { valuationBody } from '@/lib/testing/valuation-factory';
import { CONTROL, formFields, tooLong } from '@/lib/testing/form-fields';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { valuationSchema } from './valuation';

const MESSAGES: Record<string, string> = {
  propertyType: 'Bitte wähle einen Immobilientyp aus',
  postalCode: 'Bitte gib eine gültige fünfstellige Postleitzahl ein',
  area: 'Bitte gib die Wohnfläche als Zahl ein, zum Beispiel 120 oder 82,5',
  yearBuilt: 'Bitte gib das Baujahr als ganze Jahreszahl ein, zum Beispiel 1990',
  rooms: 'Bitte gib die Zimmerzahl als Zahl ein, zum Beispiel 4 oder 3,5',
  condition: 'Bitte wähle einen Zustand aus der Liste',
  name: 'Der Name muss mindestens 2 Zeichen lang sein',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  phone: 'Bitte gib eine gültige Telefonnummer ein',
  notes: 'Bitte gib deine Anmerkungen als Text ein',
  privacyConsent: 'Sie müssen der Datenschutzerklärung zustimmen',
  contactConsent: 'Sie müssen der Kontaktaufnahme zustimmen',
  marketingConsent: 'Bitte antworte mit Ja oder Nein',
};
const AREA_MIN = 'Die Wohnfläche muss mindestens 10 m² betragen';
const AREA_MAX = 'Die Wohnfläche darf nicht größer als 2000 m² sein';
const YEAR_MIN = 'Das Baujahr muss nach 1800 liegen';
const YEAR_MAX = 'Das Baujahr darf nicht in der Zukunft liegen (max. 2026)';
const ROOMS_MIN = 'Die Zimmerzahl muss mindestens 0,5 betragen';
const ROOMS_MAX = 'Die Zimmerzahl darf nicht größer als 50 sein';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});

const { shownFor, parsed } = formFields(valuationSchema, valuationBody);

describe('what is right', () => {
  test('comes out as it went in, without what is not known', () => {
    expect(valuationSchema.parse(valuationBody())).toEqual(valuationBody());
    const more = valuationBody({ id: 'mine', estimatedValue: 1, status: 'completed', website: '' });
    expect(valuationSchema.parse(more)).toEqual(valuationBody());
    const body = JSON.stringify(valuationBody()).replace('{', '{"__proto__":{"admin":true},');
    expect(valuationSchema.parse(JSON.parse(body))).not.toHaveProperty('admin');
    const { error } = valuationSchema.safeParse([]);
    expect(error && fieldErrors(error)).toEqual({
      form: 'Bitte die Angaben als JSON-Objekt senden',
    });
  });

  test.each<[string, unknown, unknown]>([
    ['postalCode', '01067', '01067'],
    ['area', 10, 10],
    ['area', '2.000', 2000],
    ['area', '82,5', 82.5],
    ['yearBuilt', '1800', 1800],
    ['yearBuilt', 2026, 2026],
    ['rooms', '0,5', 0.5],
    ['rooms', 50, 50],
    ['name', 'Jo', 'Jo'],
    ['notes', 'Neues Dach\nGarage', 'Neues Dach\nGarage'],
    ['notes', 'x'.repeat(4000), 'x'.repeat(4000)],
    ['marketingConsent', true, true],
  ])('%s: %j', (field, value, expected) => {
    expect(parsed(field, value)).toBe(expected);
  });

  test.each([
    ['yearBuilt', undefined],
    ['rooms', undefined],
    ['condition', undefined],
    ['notes', undefined],
    ['marketingConsent', false],
  ])('%s may be left open', (field, expected) => {
    const body = valuationBody();
    delete body[field];
    expect(valuationSchema.safeParse(body).success).toBe(true);
    expect(parsed(field, null)).toBe(expected);
    if (field !== 'marketingConsent') expect(parsed(field, '')).toBeUndefined();
  });
});

describe('what is wrong', () => {
  test.each<[string, unknown[]]>([
    ['propertyType', ['', 'schloss', 'Villa', 'doppelhaushälfte', 'toString']],
    ['postalCode', ['', '8033', '803311', 80331]],
    ['area', ['', null, 'groß', '120 m²']],
    ['yearBuilt', ['1990,5', 1990.5, 'unbekannt']],
    ['rooms', ['vier', '4 Zimmer']],
    ['condition', ['neuwertig', ' ']],
    ['name', ['', '  J  ']],
    ['email', ['', 'erika@beispiel', 'erika\u0000@beispiel.de']],
    ['phone', ['', '12345', 123456]],
    ['notes', [12]],
    ['privacyConsent', [false, null, 'true', 1]],
    ['contactConsent', [false, null, 'on', 1]],
    ['marketingConsent', ['', 'true', 1]],
  ])('%s: none of %j', (field, values) => {
    for (const value of [...values, [], {}, Number.NaN, Infinity]) {
      expect([value, shownFor(field, value)]).toEqual([value, { [field]: MESSAGES[field] }]);
    }
  });

  test.each<[string, unknown, string]>([
    ['area', '9,99', AREA_MIN],
    ['area', 2000.01, AREA_MAX],
    ['yearBuilt', 1799, YEAR_MIN],
    ['yearBuilt', '2027', YEAR_MAX],
    ['rooms', 0.49, ROOMS_MIN],
    ['rooms', '50,5', ROOMS_MAX],
    ['name', 'x'.repeat(121), tooLong(120)],
    ['phone', '0'.repeat(51), tooLong(50)],
    ['notes', 'x'.repeat(4001), tooLong(4000)],
    ['notes', 'a\u0000b', CONTROL],
  ])('%s: %j', (field, value, message) => {
    expect(shownFor(field, value)).toEqual({ [field]: message });
  });

  test('every wrong field is named at once, and so is each that is missing', () => {
    const wrong = Object.fromEntries(Object.keys(MESSAGES).map((field) => [field, {}]));
    expect(fieldErrors(valuationSchema.safeParse(wrong).error!)).toEqual(MESSAGES);
    const needed = ['propertyType', 'postalCode', 'area', 'name', 'email', 'phone'];
    expect(Object.keys(fieldErrors(valuationSchema.safeParse({}).error!))).toEqual([
      ...[...needed, 'privacyConsent', 'contactConsent'],
    ]);
  });

  test('an endless nesting is no answer', () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const body = JSON.stringify(valuationBody({ notes: '?' })).replace('"?"', deep);
    const { error } = valuationSchema.safeParse(JSON.parse(body));
    expect(error && fieldErrors(error)).toEqual({ notes: MESSAGES.notes });
  });
});

import { valuationBody } from '@/lib/testing/valuation-factory';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { CONDITION_VALUES, PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
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
const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';
const tooLong = (max: number) => `Bitte den Text auf höchstens ${max} Zeichen kürzen`;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

function shownFor(field: string, value: unknown) {
  const { error } = valuationSchema.safeParse(valuationBody({ [field]: value }));
  return error ? fieldErrors(error) : {};
}

function parsed(field: string, value: unknown) {
  const output: Record<string, unknown> = valuationSchema.parse(valuationBody({ [field]: value }));
  return output[field];
}

const row = (field: string, value: string): [string, string, string] => [field, value, value];

function without(field: string) {
  const body = valuationBody();
  delete body[field];
  return body;
}

describe('what is right', () => {
  test('comes out as it went in', () => {
    expect(valuationSchema.parse(valuationBody())).toEqual(valuationBody());
  });

  test.each<[string, unknown, unknown]>([
    ...PROPERTY_TYPE_VALUES.map((value) => row('propertyType', value)),
    ...CONDITION_VALUES.map((value) => row('condition', value)),
    ['postalCode', '01067', '01067'],
    ['area', 10, 10],
    ['area', '10', 10],
    ['area', 2000, 2000],
    ['area', '2.000', 2000],
    ['area', '82,5', 82.5],
    ['area', '82.5', 82.5],
    ['yearBuilt', 1800, 1800],
    ['yearBuilt', '1800', 1800],
    ['yearBuilt', 2026, 2026],
    ['yearBuilt', '2026', 2026],
    ['rooms', 0.5, 0.5],
    ['rooms', '0,5', 0.5],
    ['rooms', 50, 50],
    ['rooms', '50', 50],
    ['rooms', '3.5', 3.5],
    ['name', 'Jo', 'Jo'],
    ['name', 'x'.repeat(120), 'x'.repeat(120)],
    ['email', ' info@müller.de ', 'info@müller.de'],
    ['phone', '123456', '123456'],
    ['phone', '0'.repeat(50), '0'.repeat(50)],
    ['notes', 'Neues Dach\nGarage', 'Neues Dach\nGarage'],
    ['notes', 'x'.repeat(4000), 'x'.repeat(4000)],
    ['marketingConsent', true, true],
    ['marketingConsent', false, false],
  ])('%s: %j', (field, value, expected) => {
    expect(parsed(field, value)).toBe(expected);
  });

  test.each([
    ['yearBuilt', undefined],
    ['rooms', undefined],
    ['condition', undefined],
    ['notes', undefined],
    ['marketingConsent', false],
  ])('%s may be left open with null', (field, expected) => {
    expect(parsed(field, null)).toBe(expected);
  });

  test.each(['yearBuilt', 'rooms', 'condition', 'notes'])('%s may be left empty', (field) => {
    expect(parsed(field, '')).toBeUndefined();
  });

  test('drops what it does not know', () => {
    const body = valuationBody({ id: 'mine', estimatedValue: 1, status: 'completed', website: '' });
    expect(valuationSchema.parse(body)).toEqual(valuationBody());
  });

  test('drops a prototype that was sent along', () => {
    const body = JSON.stringify(valuationBody()).replace('{', '{"__proto__":{"admin":true},');
    expect(valuationSchema.parse(JSON.parse(body))).not.toHaveProperty('admin');
  });
});

describe('what is wrong', () => {
  test.each<[string, unknown[]]>([
    ['propertyType', ['', null, 'schloss', 'Villa', 'doppelhaushälfte', 'toString']],
    ['postalCode', ['', null, '8033', '803311', '8033A', 80331]],
    ['area', ['', null, 'groß', '120 m²']],
    ['yearBuilt', ['1990,5', 1990.5, 'unbekannt']],
    ['rooms', ['vier', '4 Zimmer']],
    ['condition', ['neuwertig', 'renovierungsbedurftig', ' ']],
    ['name', ['', null, 'J', '  J  ']],
    ['email', ['', null, 'erika@beispiel', 'erika\u0000@beispiel.de']],
    ['phone', ['', null, '12345', 123456]],
    ['notes', [12]],
    ['privacyConsent', [false, null, '', 'true', 'on', 1]],
    ['contactConsent', [false, null, '', 'true', 'on', 1]],
    ['marketingConsent', ['', 'true', 'on', 1]],
  ])('%s: none of %j', (field, values) => {
    for (const value of values) {
      expect([value, shownFor(field, value)]).toEqual([value, { [field]: MESSAGES[field] }]);
    }
  });

  test.each<[string, unknown, string]>([
    ['area', 9.99, AREA_MIN],
    ['area', '9,99', AREA_MIN],
    ['area', 0, AREA_MIN],
    ['area', '-120', AREA_MIN],
    ['area', 2000.01, AREA_MAX],
    ['area', '2000,01', AREA_MAX],
    ['area', '12.000', AREA_MAX],
    ['yearBuilt', 1799, YEAR_MIN],
    ['yearBuilt', '1799', YEAR_MIN],
    ['yearBuilt', 2027, YEAR_MAX],
    ['yearBuilt', '2027', YEAR_MAX],
    ['rooms', 0.49, ROOMS_MIN],
    ['rooms', '0,4', ROOMS_MIN],
    ['rooms', 0, ROOMS_MIN],
    ['rooms', 50.5, ROOMS_MAX],
    ['rooms', '50,5', ROOMS_MAX],
    ['name', 'x'.repeat(121), tooLong(120)],
    ['name', 'Erika\u0000', CONTROL],
    ['name', 'Erika\nBeispiel', CONTROL],
    ['phone', '0'.repeat(51), tooLong(50)],
    ['phone', '030\u0000123456', CONTROL],
    ['notes', 'x'.repeat(4001), tooLong(4000)],
    ['notes', 'a\u0000b', CONTROL],
  ])('%s: %j', (field, value, message) => {
    expect(shownFor(field, value)).toEqual({ [field]: message });
  });

  test.each([
    'propertyType',
    'postalCode',
    'area',
    'name',
    'email',
    'phone',
    'privacyConsent',
    'contactConsent',
  ])('%s may not be missing', (field) => {
    const { error } = valuationSchema.safeParse(without(field));
    expect(error && fieldErrors(error)).toEqual({ [field]: MESSAGES[field] });
  });

  test('every wrong field is named at once', () => {
    const wrong = Object.fromEntries(Object.keys(MESSAGES).map((field) => [field, {}]));
    const { error } = valuationSchema.safeParse(wrong);
    expect(error && fieldErrors(error)).toEqual(MESSAGES);
  });
});

describe('what is no answer at all', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);

  describe.each(Object.entries(MESSAGES))('%s', (field, message) => {
    test.each([
      ['1e400', '1e400'],
      ['-1e400', '-1e400'],
      ['an empty list', '[]'],
      ['a list', '[1,"80331",null]'],
      ['an empty object', '{}'],
      ['an object', '{"length":5}'],
      ['30,000 brackets', deep],
    ])('refuses %s', (_, json) => {
      const body = JSON.stringify(valuationBody({ [field]: '?' })).replace('"?"', json);
      const { error } = valuationSchema.safeParse(JSON.parse(body));
      expect(error && fieldErrors(error)).toEqual({ [field]: message });
    });

    test('refuses NaN', () => {
      expect(shownFor(field, Number.NaN)).toEqual({ [field]: message });
    });
  });

  const noConsents = Object.entries(MESSAGES).filter(([field]) => !field.endsWith('Consent'));
  test.each(noConsents)('%s is neither true nor false', (field, message) => {
    expect(shownFor(field, true)).toEqual({ [field]: message });
    expect(shownFor(field, false)).toEqual({ [field]: message });
  });

  test.each([null, undefined, 'text', 12, true, [], [{}]])('%p is no form', (body) => {
    const { error } = valuationSchema.safeParse(body);
    expect(error && fieldErrors(error)).toEqual({
      form: 'Bitte die Angaben als JSON-Objekt senden',
    });
  });
});

test.each(['yearBuilt', 'rooms', 'condition', 'notes', 'marketingConsent'])(
  'a client may leave %s out',
  (field) => {
    const body = valuationBody();
    delete body[field];
    expect(valuationSchema.safeParse(body).success).toBe(true);
  },
);

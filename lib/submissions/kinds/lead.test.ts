import { leadBody } from '@/lib/testing/lead-factory';
import { CONTROL, formFields, tooLong } from '@/lib/testing/form-fields';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { factsOf } from './kinds';
import { lead, leadSchema } from './lead';

const TYPE = 'Bitte wählen Sie einen Immobilientyp';
const POSTCODE = 'Bitte geben Sie eine gültige PLZ ein';
const CITY = 'Bitte geben Sie Ihre Stadt ein';
const AREA_MIN = 'Mindestens 20 m²';
const AREA_MAX = 'Maximal 2000 m²';
const PLOT = 'Bitte geben Sie die Größe des Grundstücks in Quadratmetern ein';
const YEAR_WRONG = 'Ungültiges Baujahr';
const YEAR_FUTURE = 'Baujahr kann nicht in der Zukunft liegen';
const CONDITION = 'Bitte wählen Sie einen Zustand aus der Liste';
const NAME = 'Bitte geben Sie Ihren Namen ein';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const PHONE = 'Bitte geben Sie eine gültige Telefonnummer ein';
const TIMELINE = 'Bitte wählen Sie einen Zeitraum';
const REMARK = 'Bitte geben Sie Ihre Anmerkungen als Text ein';
const PARTNER = 'Bitte antworten Sie mit Ja oder Nein';

const STORED_LAND = {
  propertyType: 'grundstuck',
  postalCode: '80331',
  city: 'München',
  area: 0,
  plotArea: null,
  yearBuilt: null,
  condition: null,
  timeline: 'sofort',
  additionalInfo: null,
  partnerConsent: false,
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});

function shown(body: unknown) {
  const { error } = leadSchema.safeParse(body);
  return error ? fieldErrors(error) : {};
}

const { shownFor, parsed } = formFields(leadSchema, leadBody);

describe('what is right', () => {
  test('comes out as it went in, without fields of its own', () => {
    const body = leadBody({ partnerConsent: true });
    expect(leadSchema.parse(body)).toEqual(body);
    expect(leadSchema.parse({ ...body, id: 'mine', status: 'completed', website: '' })).toEqual(
      body,
    );
  });

  test.each<[string, unknown, unknown]>([
    ['postalCode', '01067', '01067'],
    ['city', ' Au ', 'Au'],
    ['area', '1.200', 1200],
    ['area', '82,4', 82],
    ['area', 20, 20],
    ['area', '19,5', 20],
    ['area', '2000,4', 2000],
    ['yearBuilt', '1800', 1800],
    ['yearBuilt', '2026', 2026],
    ['name', ' Jo ', 'Jo'],
    ['phone', ' 0123456789 ', '0123456789'],
    ['additionalInfo', ' Mit Garten\nund Teich ', 'Mit Garten\nund Teich'],
    ['additionalInfo', 'x'.repeat(4000), 'x'.repeat(4000)],
    ['partnerConsent', null, false],
  ])('%s takes %j', (field, value, expected) => {
    expect(parsed(field, value)).toBe(expected);
  });

  test.each(['yearBuilt', 'condition', 'additionalInfo'])('%s may be left open', (field) => {
    for (const value of [undefined, '', null]) expect(parsed(field, value)).toBeUndefined();
  });

  test.each(['ca. 1990', '1e3', '  ', [1990], true])(
    'a year of %j is none, and no answer',
    (yearBuilt) => {
      expect(parsed('yearBuilt', yearBuilt)).toBeUndefined();
    },
  );
});

describe('land', () => {
  const land = (more: Record<string, unknown> = {}) => {
    const body = leadBody({ propertyType: 'grundstuck', ...more });
    for (const field of ['area', 'yearBuilt', 'condition'])
      if (!(field in more)) delete body[field];
    return body;
  };

  test.each<[unknown, number]>([
    [1, 1],
    ['12.500', 12_500],
    ['820,6', 821],
    ['1.000.000', 1_000_000],
  ])('has a plot of %j and no area', (plotArea, expected) => {
    expect(leadSchema.parse(land({ plotArea }))).toMatchObject({ plotArea: expected, area: 0 });
    expect(leadSchema.parse(land({ plotArea, area: 0 }))).toMatchObject({ area: 0 });
    expect(leadSchema.parse(land({ plotArea, area: '' }))).toMatchObject({ area: 0 });
  });

  test('may have its size as the area, as long as that is one', () => {
    expect(leadSchema.parse(land({ area: 820 }))).toMatchObject({ area: 820 });
    expect(shown(land({ area: 2001 }))).toEqual({ area: AREA_MAX });
    expect(shown(land({ area: 19, plotArea: 500 }))).toEqual({ area: AREA_MIN });
  });

  test.each<[string, unknown]>([
    [PLOT, undefined],
    [PLOT, ''],
    [PLOT, 'groß'],
    [PLOT, 0],
    [PLOT, '0,4'],
    [PLOT, -820],
    ['Maximal 1.000.000 m²', 1_000_001],
    ['Maximal 1.000.000 m²', '1.000.000,5'],
  ])('says "%s" to a plot of %j', (message, plotArea) => {
    expect(shown(land({ plotArea }))).toEqual({ plotArea: message });
  });

  test('is shown as the size of the submission, without anything about a home', () => {
    const facts = (details: object) =>
      factsOf({ kind: 'lead', details: { ...STORED_LAND, ...details } as never }).map(
        ({ label, text }) => `${label}: ${text}`,
      );
    const told = [
      'Immobilientyp: Grundstück',
      'Postleitzahl: 80331',
      'Ort: München',
      'Grundstücksfläche: 12.500\u00a0m²',
      'Verkauf: Sofort',
      'Anmerkung: nicht angegeben',
    ];
    expect(facts({ plotArea: 12_500, area: 0 })).toEqual(told);
    // A submission from before plotArea existed.
    expect(facts({ plotArea: null, area: 12_500 })).toEqual(told);
    const [, size] = lead.summary({ details: { ...STORED_LAND, plotArea: 12_500 } } as never);
    expect(size).toBe('12.500\u00a0m²');
  });

  test('is corrected by its plot alone, and a home by its area alone', () => {
    const { partnerConsent, ...typed } = leadBody({ plotArea: '12.500' });
    expect(partnerConsent).toBeUndefined();
    expect(lead.correction.parse({ ...typed, propertyType: 'grundstuck' })).toMatchObject({
      plotArea: 12_500,
      area: 0,
      yearBuilt: undefined,
      condition: undefined,
    });
    expect(lead.correction.parse(typed)).toMatchObject({ plotArea: undefined, area: 120 });
  });
});

describe('what is wrong', () => {
  test.each<[string, string, unknown[]]>([
    ['propertyType', TYPE, ['', 'schloss', 'Villa', 'toString', {}]],
    ['postalCode', POSTCODE, ['', '8033', '803311', '80 331', 80331, '٨٠٣٣١']],
    ['city', CITY, ['', null, ' M ', '\u200bM', 12]],
    ['area', AREA_MIN, ['', null, '120 m²', [120], Number.NaN, '1e999', -120, '19,49']],
    ['area', AREA_MAX, [2000.5, '2.001', '9'.repeat(50)]],
    ['yearBuilt', YEAR_WRONG, [1799, '90', '1990,5', '1990.5']],
    ['yearBuilt', YEAR_FUTURE, ['2027', 99999]],
    ['condition', CONDITION, ['durchschnittlich', ' ', 1]],
    ['name', NAME, ['', ' J ', 12]],
    ['name', tooLong(120), ['x'.repeat(121)]],
    ['city', tooLong(120), ['x'.repeat(121)]],
    ['email', EMAIL, ['', 'erika@beispiel', 'a@b.de\nBcc: c@d.de', 12]],
    ['phone', PHONE, ['', ' 123456789 ', '089\u200b123456', 1234567890]],
    ['phone', tooLong(50), ['0'.repeat(51)]],
    ['timeline', TIMELINE, ['', '9_monate', 6]],
    ['additionalInfo', REMARK, [12, []]],
    ['additionalInfo', tooLong(4000), ['x'.repeat(4001)]],
    ['partnerConsent', PARTNER, ['', 'true', 1]],
    ['additionalInfo', CONTROL, ['a\u202eb']],
  ])('%s says "%s" to each of %j', (field, message, values) => {
    for (const value of values) {
      expect([value, shownFor(field, value)]).toEqual([value, { [field]: message }]);
    }
  });

  test('every wrong field is named at once, in the order of the form', () => {
    expect(Object.entries(shown({ condition: 1, additionalInfo: 1, partnerConsent: 1 }))).toEqual([
      ['propertyType', TYPE],
      ['postalCode', POSTCODE],
      ['city', CITY],
      ['area', AREA_MIN],
      ['condition', CONDITION],
      ['name', NAME],
      ['email', EMAIL],
      ['phone', PHONE],
      ['timeline', TIMELINE],
      ['additionalInfo', REMARK],
      ['partnerConsent', PARTNER],
    ]);
  });
});

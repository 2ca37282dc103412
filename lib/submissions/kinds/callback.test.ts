import { callbackBody, offeredSlot } from '@/lib/testing/callback-factory';
import { formFields, tooLong } from '@/lib/testing/form-fields';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { phoneProblem } from '../forms/broker-callback';
import { brokerCallbackSchema, callbackSchema } from './callback';

const NAME = 'Bitte geben Sie Ihren Namen ein';
const PHONE = 'Bitte geben Sie eine gültige Telefonnummer ein';
const TYPE = 'Bitte wählen Sie einen Immobilientyp aus der Liste';
const NOT_OFFERED = 'Bitte wählen Sie eine der angebotenen Zeiten';
const NO_TIME = 'Bitte wählen Sie auch eine Uhrzeit';
const PASSED = 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere';
const SOURCE = 'Bitte nennen Sie als Herkunft guide, valuation oder adviser';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T20:00:00+01:00') });
});

const { shownFor, parsed } = formFields(callbackSchema, callbackBody);

test('what is right comes out with the moment of its slot, without fields of its own', () => {
  const expected = { ...callbackBody(), preferredTime: offeredSlot().start, source: 'guide' };
  expect(callbackSchema.parse(callbackBody())).toEqual(expected);
  expect(callbackSchema.parse(callbackBody({ status: 'completed' }))).toEqual(expected);
});

test('name and phone are enough', () => {
  expect(callbackSchema.parse({ name: 'Jo', phone: '110110' })).toEqual({
    name: 'Jo',
    phone: '110110',
    source: 'guide',
  });
});

test.each<[string, unknown, unknown]>([
  ['name', ' Jo ', 'Jo'],
  ['phone', '+49 (0) 30 / 123-45', '+49 (0) 30 / 123-45'],
  ['preferredTime', '', undefined],
  ['preferredTime', '2026-11-23T10:00', new Date('2026-11-23T09:00:00Z')],
  ['propertyType', '', undefined],
  ['source', 'adviser', 'adviser'],
  ['source', null, 'guide'],
  ['conversation', 'Sie: Ja?\n\nAntwort: Nein.', 'Sie: Ja?\n\nAntwort: Nein.'],
])('%s takes %j', (field, value, expected) => {
  expect(parsed(field, value)).toEqual(expected);
});

test.each<[string, unknown, string]>([
  ['name', ' J ', NAME],
  ['name', 'x'.repeat(121), tooLong(120)],
  ['phone', '03012', PHONE],
  ['phone', '1'.repeat(51), tooLong(50)],
  ['preferredTime', '2026-11-23', NO_TIME],
  ['preferredTime', '2026-11-21T19:30', PASSED],
  ['preferredTime', '2026-11-23T10:15', NOT_OFFERED],
  ['preferredTime', '2026-12-24T10:00', NOT_OFFERED],
  ['preferredTime', 'morgen', NOT_OFFERED],
  ['preferredTime', 1_795_000_000_000, NOT_OFFERED],
  ['propertyType', 'schloss', TYPE],
  ['propertyType', 'grundstuck', TYPE],
  ['source', 'makler', SOURCE],
  ['conversation', 'x'.repeat(12_001), tooLong(12_000)],
])('%s does not take %j', (field, value, message) => {
  expect(shownFor(field, value)).toEqual({ [field]: message });
});

describe('the call that an agency asks for', () => {
  const INCOMPLETE = 'Bitte geben Sie Ihre Telefonnummer mit Vorwahl ein';
  const CHARACTERS = 'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern';

  function shownForBroker(phone: unknown) {
    const { error } = brokerCallbackSchema.safeParse({ phone });
    return error && fieldErrors(error);
  }

  test.each([
    ['030 1234567', '030 1234567'],
    [' +49 (0)30 123-4567 ', '+49 (0)30 123-4567'],
    ['+49\u00a030\u00a01234567', '+49\u00a030\u00a01234567'],
  ])('takes %j', (typed, expected) => {
    expect(brokerCallbackSchema.parse({ phone: typed, name: 'left out' })).toEqual({
      phone: expected,
    });
  });

  test.each<[unknown, string]>([
    [undefined, INCOMPLETE],
    ['12345', INCOMPLETE],
    ['+ ( ) - - - -', INCOMPLETE],
    ['030/1234567', CHARACTERS],
    ['٠٣٠١٢٣٤٥٦٧', CHARACTERS],
    ['030 1234567\u200b', CHARACTERS],
    ['0'.repeat(51), 'Bitte den Text auf höchstens 50 Zeichen kürzen'],
  ])('does not take %j', (typed, message) => {
    expect(shownForBroker(typed)).toEqual({ phone: message });
  });

  test.each(['030 1234567', '', '12345', 'null eins'])(
    'the page says of %j what the server says',
    (typed) => expect(phoneProblem(typed)).toBe(shownForBroker(typed)?.phone),
  );
});

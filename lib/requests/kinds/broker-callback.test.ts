import { fieldErrors } from '@/lib/platform/validation/parse';
import { phoneProblem } from '../forms/broker-callback';
import { brokerCallbackSchema } from './callback';

const INCOMPLETE = 'Bitte geben Sie Ihre Telefonnummer mit Vorwahl ein';
const CHARACTERS = 'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern';

function shownFor(phone: unknown) {
  const { error } = brokerCallbackSchema.safeParse({ phone });
  return error && fieldErrors(error);
}

test.each([
  ['030 1234567', '030 1234567'],
  [' +49 (0)30 123-4567 ', '+49 (0)30 123-4567'],
  ['+49\u00a030\u00a01234567', '+49\u00a030\u00a01234567'],
  ['123456', '123456'],
  ['0'.repeat(50), '0'.repeat(50)],
])('takes %j', (typed, expected) => {
  expect(brokerCallbackSchema.parse({ phone: typed, name: 'left out' })).toEqual({
    phone: expected,
  });
});

test.each<[unknown, string]>([
  [undefined, INCOMPLETE],
  [null, INCOMPLETE],
  [123456, INCOMPLETE],
  [['030123456'], INCOMPLETE],
  ['', INCOMPLETE],
  ['   ', INCOMPLETE],
  ['12345', INCOMPLETE],
  ['+ ( ) - - - -', INCOMPLETE],
  ['030/1234567', CHARACTERS],
  ['030.1234567', CHARACTERS],
  ['Tel. 030 1234567', CHARACTERS],
  ['٠٣٠١٢٣٤٥٦٧', CHARACTERS],
  ['030 1234567\u200b', CHARACTERS],
  ['0'.repeat(51), 'Bitte den Text auf höchstens 50 Zeichen kürzen'],
  ['030\n1234567', 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen'],
])('does not take %j', (typed, message) => {
  expect(shownFor(typed)).toEqual({ phone: message });
});

test.each([null, undefined, [], 'text', 1])('%p is no form', (input) => {
  const { error } = brokerCallbackSchema.safeParse(input);
  expect(error && fieldErrors(error)).toEqual({
    form: 'Bitte die Angaben als JSON-Objekt senden',
  });
});

test.each(['030 1234567', '', '12345', 'null eins'])(
  'the page says of %j what the server says',
  (typed) => expect(phoneProblem(typed)).toBe(shownFor(typed)?.phone),
);

import { contactBody } from '@/lib/testing/contact-factory';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { PROPERTY_TYPE_VALUES } from '@/lib/valuation/options';
import { MAX_CONTACT_MESSAGE } from '../forms/contact';
import { contactSchema } from './contact';

const NAME = 'Bitte geben Sie Ihren Namen ein';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TYPE = 'Bitte wählen Sie einen Immobilientyp aus der Liste';
const SHORT = 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen';
const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';
const tooLong = (max: number) => `Bitte den Text auf höchstens ${max} Zeichen kürzen`;

function shownFor(field: string, value: unknown) {
  const { error } = contactSchema.safeParse(contactBody({ [field]: value }));
  return error ? fieldErrors(error) : {};
}

function parsed(field: string, value: unknown) {
  const output: Record<string, unknown> = contactSchema.parse(contactBody({ [field]: value }));
  return output[field];
}

test('what is right comes out as it went in, without fields of its own', () => {
  expect(contactSchema.parse(contactBody())).toEqual(contactBody());
  expect(contactSchema.parse(contactBody({ status: 'closed' }))).toEqual(contactBody());
});

test.each<[string, unknown, unknown]>([
  ['name', ' Jo ', 'Jo'],
  ['email', ' erika@beispiel.de ', 'erika@beispiel.de'],
  ['propertyType', '', undefined],
  ['propertyType', null, undefined],
  ['propertyType', undefined, undefined],
  ...PROPERTY_TYPE_VALUES.map((type): [string, string, string] => ['propertyType', type, type]),
  ['message', '0123456789', '0123456789'],
  ['message', '  0123456789\n', '0123456789'],
  ['message', 'Guten Tag,\r\n\tja', 'Guten Tag,\r\n\tja'],
  ['message', '😀'.repeat(10), '😀'.repeat(10)],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE), 'x'.repeat(MAX_CONTACT_MESSAGE)],
  ['conversation', 'Sie: Ja?\n\nAntwort: Nein.', 'Sie: Ja?\n\nAntwort: Nein.'],
  ['conversation', '', undefined],
  ['conversation', 'x'.repeat(12_000), 'x'.repeat(12_000)],
])('%s takes %j', (field, value, expected) => {
  expect(parsed(field, value)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['name', undefined, NAME],
  ['name', '', NAME],
  ['name', ' J ', NAME],
  ['name', 12, NAME],
  ['name', 'x'.repeat(121), tooLong(120)],
  ['name', 'Erika\nBeispiel', CONTROL],
  ['name', 'Erika\u0000', CONTROL],
  ['name', 'Erika \u202e', CONTROL],
  ['email', undefined, EMAIL],
  ['email', '', EMAIL],
  ['email', 'erika@', EMAIL],
  ['email', 'erika@beispiel.de\nBcc: max@beispiel.de', EMAIL],
  ['propertyType', 'schloss', TYPE],
  ['propertyType', 'doppelhaushälfte', TYPE],
  ['propertyType', ['villa'], TYPE],
  ['message', undefined, SHORT],
  ['message', null, SHORT],
  ['message', '012345678', SHORT],
  ['message', `012345678${' '.repeat(20)}`, SHORT],
  ['message', '\u200b'.repeat(20), SHORT],
  ['message', '😀'.repeat(9), SHORT],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE + 1), tooLong(MAX_CONTACT_MESSAGE)],
  ['message', 'Guten Tag\u0000 und', CONTROL],
  ['message', 'Guten Tag \ud800 und', CONTROL],
  ['conversation', 'x'.repeat(12_001), tooLong(12_000)],
  ['conversation', 'Sie: \u202e', CONTROL],
  ['conversation', ['Sie: Ja?'], 'Bitte senden Sie das Gespräch als Text'],
])('%s does not take %j', (field, value, message) => {
  expect(shownFor(field, value)).toEqual({ [field]: message });
});

test.each([null, undefined, [], 'text', 1])('%p is no form', (input) => {
  const { error } = contactSchema.safeParse(input);
  expect(error && fieldErrors(error)).toEqual({
    form: 'Bitte die Angaben als JSON-Objekt senden',
  });
});

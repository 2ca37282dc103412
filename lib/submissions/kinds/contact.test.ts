import { contactBody } from '@/lib/testing/contact-factory';
import { fieldErrors } from '@/lib/platform/validation/parse';
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
  ['message', '  0123456789\n', '0123456789'],
  ['message', 'Guten Tag,\r\n\tja', 'Guten Tag,\r\n\tja'],
  ['message', '😀'.repeat(10), '😀'.repeat(10)],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE), 'x'.repeat(MAX_CONTACT_MESSAGE)],
  ['conversation', '', undefined],
])('%s takes %j', (field, value, expected) => {
  expect(parsed(field, value)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['name', ' J ', NAME],
  ['name', 'x'.repeat(121), tooLong(120)],
  ['name', 'Erika\nBeispiel', CONTROL],
  ['email', '', EMAIL],
  ['email', 'erika@', EMAIL],
  ['propertyType', 'doppelhaushälfte', TYPE],
  ['propertyType', ['villa'], TYPE],
  ['message', `012345678${' '.repeat(20)}`, SHORT],
  ['message', '\u200b'.repeat(20), SHORT],
  ['message', '😀'.repeat(9), SHORT],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE + 1), tooLong(MAX_CONTACT_MESSAGE)],
  ['message', 'Guten Tag\u0000 und', CONTROL],
  ['conversation', ['Sie: Ja?'], 'Bitte senden Sie das Gespräch als Text'],
])('%s does not take %j', (field, value, message) => {
  expect(shownFor(field, value)).toEqual({ [field]: message });
});

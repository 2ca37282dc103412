import { contactBody } from '@/lib/testing/contact-factory';
import { CONTROL, formFields, tooLong } from '@/lib/testing/form-fields';
import { MAX_CONTACT_MESSAGE } from '../forms/contact';
import { contactSchema } from './contact';

const NAME = 'Bitte geben Sie Ihren Namen ein';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TYPE = 'Bitte wählen Sie einen Immobilientyp aus der Liste';
const SHORT = 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen';

const { shownFor, parsed } = formFields(contactSchema, contactBody);

test('what is right comes out as it went in, without fields of its own', () => {
  expect(contactSchema.parse(contactBody())).toEqual(contactBody());
  expect(contactSchema.parse(contactBody({ status: 'closed' }))).toEqual(contactBody());
});

test.each<[string, unknown, unknown]>([
  ['name', ' Jo ', 'Jo'],
  ['propertyType', '', undefined],
  ['message', '  0123456789\n', '0123456789'],
  ['message', 'Guten Tag,\r\n\tja', 'Guten Tag,\r\n\tja'],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE), 'x'.repeat(MAX_CONTACT_MESSAGE)],
  ['conversation', '', undefined],
])('%s takes %j', (field, value, expected) => {
  expect(parsed(field, value)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['name', ' J ', NAME],
  ['name', 'x'.repeat(121), tooLong(120)],
  ['email', 'erika@', EMAIL],
  ['propertyType', 'doppelhaushälfte', TYPE],
  ['message', `012345678${' '.repeat(20)}`, SHORT],
  ['message', 'x'.repeat(MAX_CONTACT_MESSAGE + 1), tooLong(MAX_CONTACT_MESSAGE)],
  ['message', 'Guten Tag\u0000 und', CONTROL],
  ['conversation', ['Sie: Ja?'], 'Bitte senden Sie das Gespräch als Text'],
])('%s does not take %j', (field, value, message) => {
  expect(shownFor(field, value)).toEqual({ [field]: message });
});

import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { formFields, tooLong } from '@/lib/testing/form-fields';
import { MAX_INQUIRY_MESSAGE } from '@/lib/submissions/forms/inquiry';
import { inquirySchema } from './inquiry';

const PACKAGE = 'Bitte wählen Sie ein Paket';
const AREAS = 'Bitte nennen Sie Postleitzahlen oder deren erste Ziffern, durch Kommas getrennt';
const AGENCY = 'Bitte geben Sie den Namen Ihres Maklerbüros ein';
const NAME = 'Bitte geben Sie Ihren Namen ein';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const PHONE = 'Bitte geben Sie eine gültige Telefonnummer ein';

const { shownFor, parsed } = formFields(inquirySchema, inquiryBody);

test('what is right comes out as it went in, without fields of its own', () => {
  expect(inquirySchema.parse(inquiryBody())).toEqual(inquiryBody());
  expect(inquirySchema.parse(inquiryBody({ status: 'completed' }))).toEqual(inquiryBody());
});

test.each<[string, unknown, unknown]>([
  ['package', 'enterprise', 'enterprise'],
  ['postalArea', ' 10,144 ;80331, ', '10, 144, 80331'],
  ['postalArea', '0', '0'],
  ['phone', '030/1234567', '030/1234567'],
  ['message', '', undefined],
  ['message', 'x'.repeat(MAX_INQUIRY_MESSAGE), 'x'.repeat(MAX_INQUIRY_MESSAGE)],
])('%s takes %j', (field, value, expected) => {
  expect(parsed(field, value)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['package', 'gold', PACKAGE],
  ['postalArea', 'Berlin', AREAS],
  ['postalArea', '10, 803310', AREAS],
  ['postalArea', '10,'.repeat(101), tooLong(300)],
  ['office', 'B', AGENCY],
  ['office', 'x'.repeat(121), tooLong(120)],
  ['name', null, NAME],
  ['email', 'max@', EMAIL],
  ['phone', '12345', PHONE],
  ['phone', '0'.repeat(51), tooLong(50)],
  ['message', 7, 'Bitte schreiben Sie Ihre Nachricht als Text'],
  ['message', 'x'.repeat(MAX_INQUIRY_MESSAGE + 1), tooLong(MAX_INQUIRY_MESSAGE)],
])('%s does not take %j', (field, value, message) => {
  expect(shownFor(field, value)).toEqual({ [field]: message });
});

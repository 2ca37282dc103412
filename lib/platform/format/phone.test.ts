import { maskedPhone, phoneHref, mailtoHref } from './phone';

test.each([
  ['030 1234567', 'tel:0301234567'],
  ['+49 (0) 30 / 123-456', 'tel:+4930123456'],
  ['+49 30 23125 000', 'tel:+493023125000'],
])('%s is dialled as %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each(['030 1234567', '+49 (30) 123-45 67', '030/1234-567'])(
  'of %s three digits are shown',
  (phone) => {
    expect(maskedPhone(phone)).toBe('•••\u00a0567');
  },
);

test.each([
  ['erika@beispiel.de', 'mailto:erika@beispiel.de'],
  ['erika+haus@beispiel.de', 'mailto:erika%2Bhaus@beispiel.de'],
  ['a?subject=x&b@beispiel.de', 'mailto:a%3Fsubject%3Dx%26b@beispiel.de'],
])('%s is written to as %s', (address, href) => expect(mailtoHref(address)).toBe(href));

import { phoneDigits } from './contact-keys';

test.each([
  '030 1234567',
  '(030) 1234567',
  '+49 (0)30 1234567',
  '0049 (0) 30 1234567',
  '+49 0 30 1234567',
  '\uff0b\uff14\uff19 30 1234567',
])('%s is one number with the others', (phone) => {
  expect(phoneDigits(phone)).toBe('49301234567');
});

test.each([
  ['+43 1 234567', '431234567'],
  ['0043 1 234567', '431234567'],
  ['0171 2345678', '491712345678'],
  ['1234567', '1234567'],
  ['unbekannt', ''],
])('%j becomes %j', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

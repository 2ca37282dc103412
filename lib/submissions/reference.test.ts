import fc from 'fast-check';
import {
  createReference,
  formatReference,
  isReference,
  phoneDigits,
} from '@/lib/submissions/reference';

const LARGEST_DRAW = 2 ** 48 - 2;
const reference = fc.integer({ min: 0, max: LARGEST_DRAW }).map(createReference);

test.each([
  [79_927_398, '0799273982'],
  [0, '0000000000'],
  [999_999_999, '9999999999'],
])('%d becomes %s', (random, expected) => {
  expect(createReference(random)).toBe(expected);
});

test('whatever is drawn gives ten digits with a right check digit', () => {
  fc.assert(
    fc.property(reference, (created) => {
      expect(created).toMatch(/^\d{10}$/);
      expect(isReference(created)).toBe(true);
    }),
  );
});

test('every single wrong digit is found', () => {
  fc.assert(
    fc.property(reference, (created) => {
      for (let place = 0; place < created.length; place++) {
        for (let digit = 0; digit <= 9; digit++) {
          const typed = created.slice(0, place) + digit + created.slice(place + 1);
          expect(isReference(typed)).toBe(typed === created);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('is written in groups that stay on one line', () => {
  expect(formatReference('4827193605')).toBe('482\u00a0719\u00a03605');
});

test.each(['', '482719360', 'abc', '482-719-3605'])('leaves %j as it is', (text) => {
  expect(formatReference(text)).toBe(text);
});

test.each(['0000000018', '000 000 0018', ' 000\u00a0000\u00a00018 '])('%j can be one', (typed) => {
  expect(isReference(typed)).toBe(true);
});

test.each(['', '00000000018', '000000001a', '000-000-0018', '٠٠٠٠٠٠٠٠١٨'])(
  '%j cannot be one',
  (typed) => {
    expect(isReference(typed)).toBe(false);
  },
);

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

import { BROWSER_LIFETIME, createPass, readPass } from './pass';

const NOW = new Date('2026-11-22T12:00:00Z');
const REFERENCE = {
  kind: 'valuation',
  id: '7b0f8a0e-5f0e-4f6b-9a53-d5a2d6f0f1c1',
} as const;
const pass = createPass(REFERENCE, NOW);

test('a pass tells which request its browser has sent, and since when', () => {
  expect(readPass(pass, NOW)).toEqual({ ...REFERENCE, issuedAt: NOW });
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['one without a signature', pass.slice(0, pass.lastIndexOf('.'))],
  ['one for another request', pass.replace('7b0f', '7b0e')],
  ['one with another time', pass.replace(String(NOW.getTime()), String(NOW.getTime() + 1))],
  ['one of another kind', pass.replace('valuation', 'lead')],
  ['one with strange characters', `${pass.slice(0, -1)}ö`],
])('%s is not ours', (_, value) => {
  expect(readPass(value, NOW)).toBeUndefined();
});

test.each([
  [BROWSER_LIFETIME - 1, true],
  [BROWSER_LIFETIME, false],
])('after %i milliseconds it is good: %s', (age, expected) => {
  const later = new Date(NOW.getTime() + age);
  expect(readPass(pass, later) !== undefined).toBe(expected);
});

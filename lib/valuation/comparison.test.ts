import { apartLabel, isFarApart } from './comparison';

test.each([
  [400_000, 600_000, '50\u00a0% höher', true],
  [400_000, 520_000, '30\u00a0% höher', false],
  [400_000, 276_000, '31\u00a0% niedriger', true],
  [400_000, 401_000, 'gleich hoch', false],
])('%i by the formula and %i are %s', (base, value, words, isFar) => {
  expect(apartLabel(base, value)).toBe(words);
  expect(isFarApart(base, value)).toBe(isFar);
});

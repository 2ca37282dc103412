import { signedChange, signedEuros } from './signed-euros';

test.each([
  [0, '0\u00a0€'],
  [4200, '+4.200\u00a0€'],
  [-71_400, '−71.400\u00a0€'],
])('%d reads %s', (euros, text) => {
  expect(signedEuros(euros)).toBe(text);
});

test.each([
  [400_000, 400_000, '±0\u00a0€'],
  [400_000, 420_000, '+20.000\u00a0€ (+5\u00a0%)'],
  [400_000, 386_500, '−13.500\u00a0€ (−3,4\u00a0%)'],
])('from %d to %d reads %s', (from, to, text) => {
  expect(signedChange(from, to)).toBe(text);
});

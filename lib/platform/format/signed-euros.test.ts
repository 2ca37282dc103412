import { formatChange, formatSignedEuros } from './signed-euros';

test.each([
  [4200, '+4.200\u00a0€'],
  [-71_400, '\u221271.400\u00a0€'],
  [0, '0\u00a0€'],
  [-0, '0\u00a0€'],
])('%i is written %s', (euros, text) => expect(formatSignedEuros(euros)).toBe(text));

test.each([
  [400_000, 400_000, '±0\u00a0€'],
  [400_000, 420_000, '+20.000\u00a0€ (+5\u00a0%)'],
  [400_000, 400_100, 'kaum verändert'],
  [400_000, 399_900, 'kaum verändert'],
  [400_000, 386_500, '\u221213.500\u00a0€ (\u22123,4\u00a0%)'],
])('from %i to %i is written %s', (from, to, text) => expect(formatChange(from, to)).toBe(text));

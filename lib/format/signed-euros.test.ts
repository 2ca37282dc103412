import { formatSignedEuros } from './signed-euros';

test.each([
  [4200, '+4.200\u00a0€'],
  [-71_400, '\u221271.400\u00a0€'],
  [0, '0\u00a0€'],
  [-0, '0\u00a0€'],
])('%i is written %s', (euros, text) => expect(formatSignedEuros(euros)).toBe(text));

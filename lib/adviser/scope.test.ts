import { holdsFor, scopeOf } from './scope';

test.each([
  ['Wer zahlt den Makler beim Mehrfamilienhaus?', 'apartment-building'],
  ['mfh mit 6 parteien verkaufen', 'apartment-building'],
  ['ein Mietshaus in Köln', 'apartment-building'],
  ['Provision beim Verkauf eines Grundstücks', 'land'],
  ['Bauplatz verkaufen', 'land'],
  ['mein Laden soll weg', 'business'],
  ['Käufer ist eine GmbH', 'business'],
  ['Haus mit großem Grundstück', 'home'],
  ['meine Wohnung', 'home'],
  ['Wie lange dauert ein Verkauf?', undefined],
])('%s', (text, scope) => {
  expect(scopeOf(text)).toBe(scope);
});

test('an answer for some kinds is kept from the others, and given where none is named', () => {
  expect(holdsFor(['home'], 'land')).toBe(false);
  expect(holdsFor(['home'], undefined)).toBe(true);
  expect(holdsFor(undefined, 'land')).toBe(true);
});

import { holdsFor, scopeOf, situationsIn } from './scope';

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

test.each([
  ['scheidung-verkauf-auftreten', 'Wie verkaufen wir nach der Trennung?', true],
  ['scheidung-verkauf-auftreten', 'Wie verhindere ich Abzüge vom Preis?', false],
  ['geerbtes-haus-verkaufen', 'Meine Oma ist gestorben, was nun?', true],
  ['geerbtes-haus-verkaufen', 'Wann kann ich verkaufen?', false],
  ['dauer-des-verkaufs', 'Wann kann ich verkaufen?', true],
])('%s for "%s"', (id, said, fits) => {
  expect(situationsIn(said)(id)).toBe(fits);
});

import { readWordings, wordingOf } from './wording';

test.each([
  ['Wie verkaufe ich mein Haus?', 'wie verkauft man eigentlich ein haus'],
  ['Brauche ich einen Makler?', 'makler brauche ich'],
])('%s is %s', (one, other) => {
  expect(wordingOf(one)).toBe(wordingOf(other));
});

test.each([
  ['Wann verkaufe ich?', 'Wie verkaufe ich?'],
  ['Warum verkauft sich mein Haus nicht?', 'Warum verkauft sich mein Haus?'],
  ['Verkauf mit Energieausweis', 'Verkauf ohne Energieausweis'],
])('%s is not %s', (one, other) => {
  expect(wordingOf(one)).not.toBe(wordingOf(other));
});

test('what leads to two answers leads to none', () => {
  const wordings = new Map(
    readWordings([
      { id: 'eins', title: 'Haus verkaufen?', questions: ['Was kostet das?'] },
      { id: 'zwei', title: 'Das kostet was?', questions: ['Wie lange?'] },
    ]),
  );
  expect(wordings.get(wordingOf('haus verkaufen'))).toBe('eins');
  expect(wordings.get(wordingOf('was kostet das'))).toBeUndefined();
  expect(wordings.get(wordingOf('wie lange'))).toBe('zwei');
});

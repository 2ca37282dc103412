import { bindWords } from './bind-words';

test.each([
  '§_80_GEG',
  '§§_656a_BGB',
  'Abs._4',
  'Art._3',
  'Buchst._f',
  'Satz_2',
  '120_m²',
  '7,14_%',
  '3_Monate',
  '23._Dezember',
  '4._Quartal',
  '3_×_4',
  '80331_München',
  'Musterstraße_1',
  'Weg_1',
])('%s stays on one line', (pattern) => {
  const text = pattern.replaceAll('_', ' ');
  expect(bindWords(`vor ${text} danach`)).toBe(`vor ${pattern.replaceAll('_', '\u00a0')} danach`);
});

test.each(['3 Häuser', 'im Dezember', '100 Prozentpunkte', '1234567 Euros', 'Notar 4', ''])(
  'in "%s" it may break',
  (text) => {
    expect(bindWords(text)).toBe(text);
  },
);

test('what is bound stays as it is', () => {
  const bound = bindWords('§ 80 GEG, 120 m²');
  expect(bindWords(bound)).toBe(bound);
});

import { difference, differences } from './difference';
import { EMPTY_GUIDE } from './form-values';

test('what came and what went is told word by word', () => {
  expect(difference('Der Rasen ist grün.', 'Der Garten ist grün.')).toEqual([
    { kind: 'same', text: 'Der ' },
    { kind: 'removed', text: 'Rasen' },
    { kind: 'added', text: 'Garten' },
    { kind: 'same', text: ' ist grün.' },
  ]);
});

test('what stayed far from a change is left out', () => {
  const long = 'Wort '.repeat(2000);
  const parts = difference(`${long}alt`, `${long}neu`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  expect(parts[0]?.text.length).toBeLessThan(500);
  expect(parts[0]?.text).toContain('[…]');
});

test('two long texts without a word in common are told apart', () => {
  const [one, two] = ['a', 'b'].map((letter) =>
    Array.from({ length: 8000 }, (_, index) => `${letter}${index}`).join(' '),
  ) as [string, string];
  const parts = difference(one, two);
  expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['removed', 'added']));
});

test('only the parts of a guide that differ are named', () => {
  const after = { ...EMPTY_GUIDE, title: 'Kosten', sources: [{ title: 'GNotKG', date: '2026' }] };
  expect(differences(EMPTY_GUIDE, EMPTY_GUIDE)).toEqual([]);
  expect(differences(EMPTY_GUIDE, after).map(({ label }) => label)).toEqual([
    'Titel',
    'Kategorie',
    'Quellen',
  ]);
});

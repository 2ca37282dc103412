import { syllables } from './syllables';

test.each(['Grundstücksverkehrsgenehmigung', 'Ludwig-Thoma-Straße', ' ', ''])(
  '%j is not divided',
  (word) => {
    expect(syllables(word)).toEqual([word]);
  },
);

test('a word that is too long for a line is cut, and nothing is lost', () => {
  const word = 'Donaudampfschifffahrt'.repeat(50);
  const pieces = syllables(word);
  expect(pieces.join('')).toBe(word);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBe(32);
});

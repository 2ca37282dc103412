import { join } from 'node:path';
import { printable, syllables } from './printable';

/** Used by react-pdf; has no types. */
const { openSync } = jest.requireActual<{
  openSync(path: string): { hasGlyphForCodePoint(code: number): boolean };
}>('fontkit');

const fonts = (...files: string[]) =>
  files.map((file) => openSync(join('lib', 'submissions', 'documents', 'fonts', file)));

const SERIF = fonts('lora-latin-600-normal.woff', 'lora-latin-ext-600-normal.woff');
const SANS = fonts('figtree-latin-500-normal.woff', 'figtree-latin-ext-500-normal.woff');

const has = (typeface: typeof SERIF, character: string) =>
  typeface.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!));

test('both typefaces have every character that is let through', () => {
  const kept = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => character !== '\n' && printable(character) === character,
  );
  expect(kept.length).toBeGreaterThan(300);
  expect(kept.filter((character) => !has(SERIF, character) || !has(SANS, character))).toEqual([]);
});

test.each([
  ['what German texts need', 'Größe: 82,5\u00a0m² · 348.600\u00a0€ – „so“, ‚so‘ … § 7 −5 × 3 ½ ẞ'],
  ['names of the neighbours', 'Łukasz Dvořák, Şahin Yıldız, Đorđević, Ştefănescu, Bjørn Ærø'],
  ['the ends of lines', 'erste\nzweite'],
])('%s stay as they are', (_, text) => {
  expect(printable(text)).toBe(text);
});

test.each([
  ['a letter in two parts becomes one', 'Mu\u0308ller', 'Müller'],
  ['a rare accent is left out', 'Nguyễn Ḥasan', 'Nguyen Hasan'],
  ['other scripts are question marks', 'Иван 李', '???? ?'],
  ['an emoji is one, however many parts it has', 'Haus 👨‍👩‍👧‍👦🏡', 'Haus ??'],
  ['narrow spaces are replaced', '5\u202f€, 1\u2009000\tm', '5\u00a0€, 1 000 m'],
  ['control characters vanish', 'a\u0000b\u0007c\u001b[31m\u007f', 'abc[31m'],
  ['what has no width vanishes', 'a\u200bb\u00adc\ufeff\u202ed\u2066', 'abcd'],
  ['half a pair vanishes', 'a\ud83d', 'a'],
  ['every end of a line is the same', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
])('%s', (_, text, printed) => {
  expect(printable(text)).toBe(printed);
});
test('a word that is too long for a line is cut, and nothing is lost', () => {
  const word = 'Donaudampfschifffahrt'.repeat(50);
  const pieces = syllables(word);
  expect(syllables('Grundstücksverkehrsgenehmigung')).toHaveLength(1);
  expect(pieces.join('')).toBe(word);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBe(32);
});

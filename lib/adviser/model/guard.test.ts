import { cutSentences } from './guard';

function cut(text: string, size: number): string[] {
  const bits = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
  let waiting = '';
  const whole = bits.flatMap((bit) => {
    const { pieces, rest } = cutSentences(waiting + bit);
    waiting = rest;
    return pieces;
  });
  return [...whole, waiting].filter(Boolean);
}

describe.each([1, 3, 7, 1000])('a text that arrives in bits of %d characters', (size) => {
  test.each<[string, string[]]>([
    ['Ein Satz.', ['Ein Satz.']],
    ['Ein Satz. Noch einer [1]. Ende', ['Ein Satz. ', 'Noch einer [1]. ', 'Ende']],
    ['Ein Satz. [1] Noch einer', ['Ein Satz. [1] ', 'Noch einer']],
    ['Wirklich? Ja.', ['Wirklich? ', 'Ja.']],
    ['**Ja.** Danach', ['**Ja.** ', 'Danach']],
    ['Erste Zeile\n\nZweite Zeile', ['Erste Zeile\n\n', 'Zweite Zeile']],
    ['Dazu:\n- eins\n- zwei', ['Dazu:\n', '- eins\n', '- zwei']],
    ['1. Unterlagen\n2. Makler', ['1. Unterlagen\n', '2. Makler']],
    ['Im Jahr 2024. Danach', ['Im Jahr 2024. ', 'Danach']],
    ['ca. 3 bis 6 Monate, d. h. bald', ['ca. 3 bis 6 Monate, d. h. bald']],
    ['Rufen Sie 0170. 1234567 an', ['Rufen Sie 0170. 1234567 an']],
    [
      'Der [Ratgeber. Er hilft](https://a.example). Ende',
      ['Der [Ratgeber. Er hilft](https://a.example). ', 'Ende'],
    ],
    ['<a title="A. B">x</a>. Ende', ['<a title="A. B">x</a>. ', 'Ende']],
  ])('%j', (text, pieces) => {
    expect(cut(text, size)).toEqual(pieces);
  });

  test('a bracket that is never closed holds nothing up for long', () => {
    const text = `[ ${'Ein Satz. '.repeat(100)}Ende`;
    const pieces = cut(text, size);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(700);
  });
});

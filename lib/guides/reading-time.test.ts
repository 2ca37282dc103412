import { articleMinutes, readingMinutes } from './reading-time';

const words = (count: number) => Array(count).fill('Wort').join(' ');

describe('a card shows', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [1600, 8],
  ])('for %d words %d min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });
});

describe('an article page shows at least three minutes', () => {
  test.each([
    [0, 3],
    [600, 3],
    [601, 4],
    [1600, 8],
  ])('for %d words %d min', (count, minutes) => {
    expect(articleMinutes(words(count))).toBe(minutes);
  });
});

test.each(['##', '-', '|', '|---|', '**', '…', '€'])('"%s" alone is no word', (mark) => {
  expect(readingMinutes(`${words(200)} ${mark}`)).toBe(1);
});

test.each(['7,14', '§80', '**fett**', 'Ö', '[Notar](/x)'])('"%s" is one word', (word) => {
  expect(readingMinutes(`${words(199)}\n${word}`)).toBe(1);
  expect(readingMinutes(`${words(200)}\n\n${word}\t`)).toBe(2);
});

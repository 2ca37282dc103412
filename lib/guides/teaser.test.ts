import { article } from '@/lib/testing/article-factory';
import { pictureOf, toTeaser, articleMinutes, readingMinutes } from './teaser';

const FALLBACK = '/images/ratgeber/ratgeber.svg';

test('a card shows title, summary, picture, category, reading time and views', () => {
  const shown = article({
    title: 'Die Steuer',
    summary: 'Ab 120 m² lohnt es',
    content: 'Wort '.repeat(201),
  });
  expect(toTeaser({ ...shown, views: 12 })).toEqual({
    slug: 'besichtigung',
    title: 'Die Steuer',
    summary: 'Ab 120\u00a0m² lohnt es',
    image: FALLBACK,
    category: 'Recht & Steuern',
    minutes: 2,
    views: 12,
  });
});

test.each(['/images/ratgeber/energieausweis.svg', '/bild.png', '/a'])('%s is shown', (image) => {
  expect(pictureOf({ image })).toBe(image);
  expect(toTeaser(article({ image })).image).toBe(image);
});

test.each([
  'https://fremd.example/bild.png',
  'http://fremd.example/bild.png',
  '//fremd.example/bild.png',
  '/\\fremd.example/bild.png',
  '\\\\fremd.example/bild.png',
  '/\t/fremd.example/bild.png',
  '/\n\\fremd.example/bild.png',
  ' //fremd.example/bild.png',
  'data:image/png;base64,AA==',
  'javascript:alert(1)',
  'bild.png',
  '/',
  '',
])('%j is not on this site and never shown', (image) => {
  expect(pictureOf({ image })).toBe(FALLBACK);
  expect(toTeaser(article({ image })).image).toBe(FALLBACK);
});

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

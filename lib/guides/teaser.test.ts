import { article } from '@/lib/testing/article-factory';
import { pictureOf, toTeaser } from './teaser';

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

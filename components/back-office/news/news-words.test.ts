/** @jest-environment node */
import { newsWords, titleWithNews } from './news-words';

test.each([
  [1, '1 neue Anfrage anzeigen'],
  [2, '2 neue Anfragen anzeigen'],
  [1200, '1.200 neue Anfragen anzeigen'],
])('%d new requests are announced as "%s"', (count, words) => {
  expect(newsWords(count).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  ['Dashboard', 2, '(2) Dashboard'],
  ['(2) Dashboard', 13, '(13) Dashboard'],
  ['(13) Dashboard', 0, 'Dashboard'],
  ['Dashboard', 0, 'Dashboard'],
])('the title %j with %d new requests is %j', (title, count, expected) => {
  expect(titleWithNews(title, count)).toBe(expected);
});

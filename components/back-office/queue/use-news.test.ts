/** @jest-environment node */
import { mostOf, newsLabel, titleWithNews } from './use-news';

test.each([
  [1, '1 neue Anfrage anzeigen'],
  [2, '2 neue Anfragen anzeigen'],
  [1200, '1.200 neue Anfragen anzeigen'],
])('%d new requests are announced as "%s"', (count, words) => {
  expect(newsLabel(count).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ callback: 0, contact: 0 }, undefined],
  [{ callback: 0, contact: 1 }, 'contact'],
  [{ callback: 1, contact: 3, lead: 2 }, 'contact'],
])('of %j most are of the kind %s', (kinds, kind) => {
  expect(mostOf(kinds)).toBe(kind);
});

test.each([
  ['Dashboard', 2, '(2) Dashboard'],
  ['(2) Dashboard', 13, '(13) Dashboard'],
  ['(13) Dashboard', 0, 'Dashboard'],
  ['Dashboard', 0, 'Dashboard'],
])('the title %j with %d new requests is %j', (title, count, expected) => {
  expect(titleWithNews(title, count)).toBe(expected);
});

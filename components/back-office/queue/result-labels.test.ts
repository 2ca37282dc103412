/** @jest-environment node */
import { resultLabel } from './result-labels';

test.each([
  [{ total: 0, pages: 0 }, ''],
  [{ total: 1 }, 'Eine Anfrage'],
  [{ total: 50 }, '50 Anfragen'],
  [{ total: 127, pages: 3 }, '127 Anfragen, Seite 1 von 3'],
  [{ total: 1234, pages: 25, page: 4 }, '1.234 Anfragen, Seite 4 von 25'],
  [
    { total: 1000, pages: 20, isCapped: true },
    'Mehr als 1.000 Anfragen, Seite 1 von 20. Die übrigen findet eine genauere Suche.',
  ],
])('%j reads "%s"', (found, words) => {
  const text = resultLabel({ page: 1, pages: 1, isCapped: false, ...found });
  expect(text.replaceAll('\u00a0', ' ')).toBe(words);
});

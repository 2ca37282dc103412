import { EVERYTHING } from '@/lib/requests/back-office/queue/queue';
import { emptyLabel, hitLabel, resultLabel, sentLabel } from './list-labels';

const words = (total: number, changes: object = {}, isNarrowed = false) =>
  sentLabel({ total, isCapped: false, page: 1, pages: 1, ...changes }, isNarrowed).replaceAll(
    '\u00a0',
    ' ',
  );

test('a list of mails says how many there are', () => {
  expect(words(0)).toBe('Bisher ist keine E-Mail geschrieben.');
  expect(words(0, {}, true)).toBe('Keine E-Mail passt dazu.');
  expect(words(1)).toBe('Eine E-Mail');
  expect(words(120, { page: 2, pages: 3 })).toBe('120 E-Mails, Seite 2 von 3');
  expect(words(1000, { isCapped: true, pages: 20 })).toBe(
    'Die neuesten 1.000 E-Mails, Seite 1 von 20. Ältere finden Sie über die Suche.',
  );
});

test.each([
  ['callback', {}, 'Keine Rückrufanfragen vorhanden', undefined],
  ['contact', { sort: 'newest' }, 'Keine Kontaktanfragen vorhanden', undefined],
  ['valuation', {}, 'Keine Bewertungsanfragen vorhanden', undefined],
  [
    'valuation',
    { query: 'Meier', status: 'open' },
    'Keine Anfrage passt zu dieser Suche.',
    '/employee/dashboard?liste=bewertungen',
  ],
  [
    'lead',
    { assignment: 'mine' },
    'Keine Anfrage passt zu dieser Auswahl.',
    '/employee/dashboard/leads',
  ],
] as const)('an empty list of %s, narrowed by %j, says "%s"', (type, narrowed, text, resetHref) => {
  expect(emptyLabel(type, { ...EVERYTHING, ...narrowed })).toEqual({ text, resetHref });
});

test.each([
  [{ total: 0, isCapped: false }, '0'],
  [{ total: 51, isCapped: false }, '51'],
  [{ total: 100, isCapped: true }, 'über 100'],
])('%j reads "%s"', (count, words) => {
  expect(hitLabel(count).replaceAll('\u00a0', ' ')).toBe(words);
});

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

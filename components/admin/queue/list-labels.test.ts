import { EVERYTHING } from '@/lib/submissions/admin/queue/queue';
import { emptyLabel, hitLabel, resultLabel, sentLabel } from './list-labels';
import { ageLabel, dueLabel } from './time-labels';
import { parseQueueQuery, queueHref } from '@/lib/submissions/admin/queue/search-params';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { filterOptions } from './filter-options';
import { mostOf, newsLabel, titleWithNews } from './use-news';
import { pageNumbers } from './pagination';
import { cardLinks, queueCard, nextCard } from './cards';

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
  [{ total: 100, isCapped: true }, 'über 100'],
])('%j reads "%s"', (count, words) => {
  expect(hitLabel(count).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [{ total: 0, pages: 0 }, ''],
  [{ total: 1 }, 'Eine Anfrage'],
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

describe('times', () => {
  // Sunday noon in Germany
  const NOW = new Date('2026-11-22T11:00:00Z');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test.each([
    ['first_contact', '2026-11-22T10:59:30Z', 'überfällig seit 1 Min.', 'overdue'],
    ['first_contact', '2026-11-22T08:10:00Z', 'überfällig seit 2 Std.', 'overdue'],
    ['first_contact', '2026-11-21T10:00:00Z', 'überfällig seit 1 Tag', 'overdue'],
    ['first_contact', '2026-11-19T10:00:00Z', 'überfällig seit 3 Tagen', 'overdue'],
    ['callback', '2026-11-22T10:40:00Z', 'Rückruf überfällig seit 20 Min.', 'overdue'],
    ['appointment', '2026-11-22T09:00:00Z', 'Termin war vor 2 Std.', 'overdue'],
    ['first_contact', '2026-11-22T22:59:00Z', 'fällig heute, 23:59 Uhr', 'today'],
    ['first_contact', '2026-11-22T23:00:00Z', 'fällig morgen, 00:00 Uhr', 'later'],
    ['callback', '2026-11-22T13:30:00Z', 'Rückruf: heute, 14:30 Uhr', 'today'],
    ['callback', '2026-11-24T09:00:00Z', 'Rückruf: Di., 24. Nov., 10:00 Uhr', 'later'],
    ['appointment', '2026-12-01T09:00:00Z', 'Termin: Di., 1. Dez., 10:00 Uhr', 'later'],
  ] as const)('%s at %s reads "%s", %s', (what, at, text, urgency) => {
    const words = dueLabel({ for: what, at: new Date(at) }, NOW);
    expect({ ...words, text: plain(words.text) }).toEqual({ text, urgency });
  });

  test.each([
    ['2026-11-22T11:00:20Z', 'gerade eben'],
    ['2026-11-22T10:58:00Z', 'vor 2 Min.'],
    ['2026-11-22T06:58:00Z', 'vor 4 Std.'],
    ['2026-11-20T06:58:00Z', 'vor 2 Tagen'],
    ['2026-11-15T11:00:00Z', 'am 15. November'],
    ['2025-12-30T11:00:00Z', 'am 30. Dezember 2025'],
  ])('what came in at %s came in "%s"', (at, words) => {
    expect(plain(ageLabel(new Date(at), NOW))).toBe(words);
  });
});

describe('filters', () => {
  const TYPES = [{ value: 'villa', label: 'Villa' }];

  test('a list of submissions is narrowed down by four things', () => {
    const labels = filterOptions('callback', TYPES).map(({ label, options }) => [
      label,
      options.map((option) => option.label).join(', '),
    ]);
    expect(labels).toEqual([
      ['Status', 'Alle, Offen, Ausstehend, Kontaktiert, Abgeschlossen, Abgebrochen'],
      ['Zuweisung', 'Alle, Mir, Niemandem, Anderen'],
      ['Immobilientyp', 'Alle, Villa'],
      ['Sortierung', 'Fälligkeit, Neueste, Älteste'],
    ]);
  });

  test.each(SUBMISSION_KINDS)('every choice in a list of %s is understood again', (type) => {
    for (const { parameter, options } of filterOptions(type, TYPES)) {
      for (const { value } of options) {
        const query = parseQueueQuery({ [parameter]: value }, type);
        const address = new URL(queueHref(type, query), 'http://localhost');
        expect(address.searchParams.get(parameter) ?? '').toBe(value);
      }
    }
  });
});

describe('news', () => {
  test.each([
    [1, '1 neue Anfrage anzeigen'],
    [2, '2 neue Anfragen anzeigen'],
  ])('%d new submissions are announced as "%s"', (count, words) => {
    expect(newsLabel(count).replaceAll('\u00a0', ' ')).toBe(words);
  });

  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ callback: 0, contact: 1 }, 'contact'],
    [{ callback: 1, contact: 3, lead: 2 }, 'contact'],
  ])('of %j most are of the kind %s', (kinds, kind) => {
    expect(mostOf(kinds)).toBe(kind);
  });

  test.each([
    ['Dashboard', 2, '(2) Dashboard'],
    ['(2) Dashboard', 13, '(13) Dashboard'],
    ['(13) Dashboard', 0, 'Dashboard'],
  ])('the title %j with %d new submissions is %j', (title, count, expected) => {
    expect(titleWithNews(title, count)).toBe(expected);
  });
});

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [7, 20, [1, null, 6, 7, 8, null, 20]],
])('on page %d of %d', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

describe('cards', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['toString', 1, undefined],
  ])('%s on card %d of five leads to %s', (key, index, next) => {
    expect(nextCard(key, index, 5)).toBe(next);
  });

  test('a card is known by whatever stands in it', () => {
    document.body.innerHTML = `<ul><li data-card="1"><a data-queue="card" href="/1">Eins</a> <a href="tel:1">1</a></li></ul>`;
    const [link] = cardLinks(document.body);
    expect(link).toHaveAttribute('href', '/1');
    expect(cardLinks(document.body)).toHaveLength(1);
    expect(queueCard(document.querySelector('a[href^=tel]'))).toBe('1');
    expect(queueCard(document.body)).toBeUndefined();
    expect(queueCard(null)).toBeUndefined();
  });
});

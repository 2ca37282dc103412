import { deliveryText, failureLabel } from './service';
import { retryRefusal } from './retry-rule';
import { parseSentQuery, sentHref } from './sent';

test.each([
  [{}, { search: '', state: 'all', page: 1 }],
  [
    { suche: ' erika@beispiel.de ', zustand: 'abgelehnt', seite: '3' },
    { search: 'erika@beispiel.de', state: 'rejected', page: 3 },
  ],
  [
    { suche: ['a', 'b'], zustand: 'toString', seite: '-1' },
    { search: 'a', state: 'all', page: 1 },
  ],
  [{ seite: '0' }, { page: 1 }],
])('%j asks for %j', (params, query) => {
  expect(parseSentQuery(params)).toMatchObject(query);
});

test.each([
  [{}, '/employee/dashboard/gesendet'],
  [{ state: 'held', page: 1 }, '/employee/dashboard/gesendet?zustand=zurueckgehalten'],
  [
    { search: 'ä b@c', state: 'queued', page: 2 },
    '/employee/dashboard/gesendet?suche=%C3%A4+b%40c&zustand=wartet&seite=2',
  ],
] as const)('%j stands at %s', (query, href) => {
  expect(sentHref(query)).toBe(href);
});

const NOW = new Date('2026-11-22T12:00:00Z');

const told = (overrides: object) =>
  deliveryText(
    {
      status: 'queued',
      attempts: 0,
      nextAttemptAt: NOW,
      failure: null,
      sentAt: null,
      createdAt: NOW,
      ...overrides,
    },
    { now: NOW, sendsMail: true },
  ).replaceAll('\u00a0', ' ');

test.each([
  [{}, 'Ist in den nächsten Minuten an der Reihe.'],
  [
    { attempts: 1, failure: '451', nextAttemptAt: new Date('2026-11-22T12:01:00Z') },
    'Der erste Versuch schlug fehl: der Mailserver bittet um einen späteren Versuch (451). Nächster Versuch am 22.11.2026, 13:01 Uhr.',
  ],
  [
    { attempts: 4, failure: 'ESOCKET' },
    '4 Versuche schlugen fehl: der Mailserver war nicht zu erreichen (ESOCKET). Der nächste Versuch steht an.',
  ],
  [
    { status: 'sent', sentAt: new Date('2026-11-22T08:05:00Z') },
    'Vom Mailserver am 22.11.2026, 09:05 Uhr angenommen.',
  ],
  [
    { status: 'filed', sentAt: NOW },
    'Als sie geschrieben wurde, verschickte das Portal keine E-Mails. Die E-Mail liegt als Datei auf dem Server.',
  ],
  [
    { status: 'rejected', failure: 'no-address' },
    'Nicht zugestellt: die Adresse kann es nicht geben.',
  ],
  [
    { status: 'dead', failure: '452' },
    'Drei Tage lang vergeblich versucht, zuletzt: dem Mailserver fehlt der Speicherplatz (452).',
  ],
  [{ status: 'held' }, 'Geht hinaus, sobald die Anfrage freigegeben ist.'],
])('%j is shown as %j', (overrides, text) => {
  expect(told(overrides)).toBe(text);
});

test.each([
  ['599', 'der Mailserver hat die E-Mail abgelehnt (599)'],
  ['499', 'der Mailserver bittet um einen späteren Versuch (499)'],
  ['unwritten', 'die E-Mail ließ sich nicht zusammenstellen'],
  ['EPROTOCOL', 'die Zustellung ist fehlgeschlagen (EPROTOCOL)'],
  ['constructor', 'die Zustellung ist fehlgeschlagen'],
])('the reason %s is %j', (failure, words) => {
  expect(failureLabel(failure)).toBe(words);
});

const refusal = (overrides: object) =>
  retryRefusal({
    template: 'reply',
    recipient: 'erika@beispiel.de',
    status: 'rejected',
    address: 'erika@beispiel.de',
    isWithdrawn: false,
    isOutdated: false,
    ...overrides,
  });

test.each([[{}], [{ template: 'office-notice', recipient: 'buero@portal.example' }]])(
  '%j may be sent once more',
  (overrides) => {
    expect(refusal(overrides)).toBeUndefined();
  },
);

test.each([
  [{ status: 'sent' }, 'nicht mehr gescheitert'],
  [{ status: 'held', template: 'office-notice' }, 'nicht mehr gescheitert'],
  [{ recipient: 'alt@beispiel.de' }, 'gehört nicht mehr zur Anfrage'],
  [{ address: undefined }, 'gehört nicht mehr zur Anfrage'],
  [{ isWithdrawn: true }, 'ist widerrufen'],
  [{ isOutdated: true }, 'verlegt, abgesagt oder vorbei'],
])('%j may not: %s', (overrides, words) => {
  expect(refusal(overrides)).toContain(words);
});

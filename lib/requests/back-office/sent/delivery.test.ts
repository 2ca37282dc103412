import { deliveryText, failureLabel } from './delivery';

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
  [{ status: 'rejected', failure: null }, 'Nicht zugestellt.'],
  [
    { status: 'dead', failure: '452' },
    'Drei Tage lang vergeblich versucht, zuletzt: dem Mailserver fehlt der Speicherplatz (452).',
  ],
  [{ status: 'held' }, 'Geht hinaus, sobald die Anfrage freigegeben ist.'],
])('%j is told as %j', (overrides, text) => {
  expect(told(overrides)).toBe(text);
});

test.each([
  ['552', 'das Postfach ist voll (552)'],
  ['599', 'der Mailserver hat die E-Mail abgelehnt (599)'],
  ['499', 'der Mailserver bittet um einen späteren Versuch (499)'],
  ['unwritten', 'die E-Mail ließ sich nicht zusammenstellen'],
  ['EPROTOCOL', 'die Zustellung ist fehlgeschlagen (EPROTOCOL)'],
  ['constructor', 'die Zustellung ist fehlgeschlagen'],
  ['unknown', 'die Zustellung ist fehlgeschlagen'],
])('the reason %s is %j', (failure, words) => {
  expect(failureLabel(failure)).toBe(words);
});

import { historyOf, type EventRow } from './history';

const names = new Map([
  [1, 'Karin Beispiel'],
  [2, 'Jonas Muster'],
]);

const event = (row: Partial<EventRow>): EventRow => ({
  id: 'e',
  actor: 'employee:1',
  action: 'noted',
  before: null,
  after: null,
  createdAt: new Date('2026-11-22T09:00:00Z'),
  ...row,
});

const told = (row: Partial<EventRow>) => historyOf([event(row)], names)[0]!;

test.each([
  ['visitor', 'Absender'],
  ['system', 'System'],
  ['employee:2', 'Jonas Muster'],
  ['employee:99', 'Mitarbeiter #99'],
])('%s is %s', (actor, who) => expect(told({ actor }).who).toBe(who));

const at = '2026-11-23T09:00:00.000Z';

test.each<[string, object | null, object | null, string]>([
  [
    'created',
    null,
    { quarantine: 'honeypot' },
    'Anfrage eingegangen und zur Prüfung zurückgestellt',
  ],
  ['consent-withdrawn', null, { purpose: 'callback' }, 'Einwilligung widerrufen: Anruf'],
  [
    'mail-resent',
    null,
    { template: 'valuation-detailed' },
    'E-Mail „Ihre ausführliche Bewertung“ noch einmal angefordert',
  ],
  [
    'status-changed',
    { status: 'pending' },
    { status: 'contacted' },
    'Status: Ausstehend → Kontaktiert',
  ],
  ['noted', { response: 'a' }, { response: 'b' }, 'Antwort geändert'],
  ['assigned', { assignedTo: null }, { assignedTo: 1 }, 'Sich selbst zugewiesen'],
  ['assigned', { assignedTo: null }, { assignedTo: 2 }, 'Jonas Muster zugewiesen'],
  ['assigned', { assignedTo: 1 }, { assignedTo: null }, 'Zuweisung aufgehoben'],
  [
    'assigned',
    { assignedTo: 2 },
    { assignedTo: null },
    'Zuweisung aufgehoben, vorher bei Jonas Muster',
  ],
  ['called', null, { outcome: 'not_reached' }, 'Angerufen: nicht erreicht'],
  ['callback-arranged', null, { at }, 'Rückruf vereinbart für 23.11.2026, 10:00\u00a0Uhr'],
  ['appointment-moved', null, { at: 'x' }, 'Termin verlegt'],
  ['constructor', null, null, 'Vorgang „constructor“'],
])('%s %j → %j: %s', (action, before, after, what) => {
  expect(told({ action, before, after }).what).toBe(what);
});

test('a value is written in euros', () => {
  const { what, details } = told({
    action: 'expert-value',
    after: { value: 450_000, reason: 'Seelage' },
  });
  expect(what).toBe('Eigene Bewertung eingetragen: 450.000\u00a0€');
  expect(details).toEqual([{ term: 'Begründung', text: 'Seelage' }]);
});

describe('below the sentence stands', () => {
  test('what was written before and after', () => {
    const note = { before: { notes: 'alt' }, after: { notes: 'neu' } };
    expect(told(note).details).toEqual([
      { term: 'Notiz vorher', text: 'alt' },
      { term: 'Notiz', text: 'neu' },
    ]);
    expect(told({ before: { notes: 'alt' }, after: { notes: null } }).details).toEqual([
      { term: 'Notiz vorher', text: 'alt' },
      { term: 'Notiz', text: 'gelöscht' },
    ]);
  });

  test('a status that was changed on the way', () => {
    const call = { action: 'called', before: { status: 'pending' } };
    const after = { outcome: 'reached', status: 'contacted' };
    expect(told({ ...call, after }).details).toEqual([
      { term: 'Status', text: 'Ausstehend → Kontaktiert' },
    ]);
  });

  test('which answers were corrected, by their labels', () => {
    const after = { fields: 'email, area' };
    expect(told({ action: 'corrected', actor: 'visitor', after }).details).toEqual([
      { term: 'Geändert', text: 'E-Mail, Wohnfläche' },
    ]);
  });

  test('that somebody does not want to be called', () => {
    const after = { channel: 'email', doNotCall: true };
    expect(told({ action: 'wish-changed', actor: 'visitor', after }).details).toEqual([
      { term: 'Wunsch', text: 'Bitte nicht anrufen · Am liebsten per E-Mail' },
    ]);
  });

  test('nothing of the note to a meeting that is called off', () => {
    const before = { note: 'Schlüssel beim Nachbarn' };
    expect(told({ action: 'appointment-cancelled', before }).details).toEqual([]);
  });

  test('nothing of a status that does not change', () => {
    const status = { status: 'contacted' };
    expect(told({ action: 'called', before: status, after: status }).details).toEqual([]);
  });
});

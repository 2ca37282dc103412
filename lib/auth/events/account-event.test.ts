import { eventText, tellEvents } from './account-event';

test.each([
  ['created', { role: 'leitung' }, 'Konto angelegt, Rolle Leitung'],
  [
    'login',
    { way: 'password', device: 'Chrome unter Windows' },
    'Angemeldet mit Passwort (Chrome unter Windows)',
  ],
  ['login', { way: 'passkey-alone' }, 'Angemeldet mit Passkey'],
  ['login', null, 'Angemeldet'],
  ['login-failed', { at: 'code' }, 'Anmeldung fehlgeschlagen: falscher Code'],
  ['login-failed', { at: 'etwas' }, 'Anmeldung fehlgeschlagen: unbekannt'],
  [
    'role-changed',
    { from: 'leitung', to: 'redaktion' },
    'Rolle geändert: Leitung ist jetzt Redaktion',
  ],
  ['passkey-added', { name: 'Handy' }, 'Passkey „Handy“ hinzugefügt'],
  ['logins-ended', { which: 'others' }, 'Alle anderen Anmeldungen beendet'],
  ['from-tomorrow', {}, 'from-tomorrow'],
])('%s with %j is told as: %s', (action, details, text) => {
  expect(eventText({ action, details })).toBe(text);
});

test('failures in a row are one entry, with their number and the time of the last one', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 12, minute));
  const failed = (id: number, where = 'password') => ({
    ...{ id, actor: 'stranger', action: 'login-failed', details: { at: where } },
    createdAt: at(id),
  });
  const login = (id: number) => ({
    ...{ id, actor: 'employee:1', action: 'login', details: null, createdAt: at(id) },
  });
  const told = tellEvents([failed(7, 'code'), failed(6), failed(5), failed(4), login(3), login(2)]);
  expect(told.map(({ text, at: when }) => [text, when.getUTCMinutes()])).toEqual([
    ['Anmeldung fehlgeschlagen: falscher Code', 7],
    ['Anmeldung fehlgeschlagen: falsches Passwort (3-mal)', 6],
    ['Angemeldet', 3],
    ['Angemeldet', 2],
  ]);
});

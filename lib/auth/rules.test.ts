import { dutyOf, isOpen, type AdminArea, type Duty } from './employee';
import { refusedToOneself, staysLed, type TeamAction } from './accounts/rules';
import { sessionState, type SessionState } from './session/service';
import { passwordSchema } from './own/schema';
import { eventText, tellEvents } from './events/account-event';

const NOTHING = { mustChangePassword: false, secondFactorRequired: false, hasSecondFactor: false };

test.each<[Partial<typeof NOTHING>, Duty | undefined]>([
  [{}, undefined],
  [{ secondFactorRequired: true, hasSecondFactor: true }, undefined],
  [{ secondFactorRequired: true }, 'second-factor'],
  [{ mustChangePassword: true }, 'password'],
  [{ mustChangePassword: true, secondFactorRequired: true }, 'password'],
])('of an account with %j is due: %s', (account, duty) => {
  expect(dutyOf({ ...NOTHING, ...account })).toBe(duty);
});

const AREAS: AdminArea[] = [
  'submissions',
  'adviser',
  'guides',
  'office',
  'account',
  'factors',
  'password',
];

test.each<[Duty | undefined, AdminArea[]]>([
  [undefined, AREAS],
  ['second-factor', ['factors', 'password']],
  ['password', ['password']],
])('while %s is due these parts are open: %j', (duty, open) => {
  expect(AREAS.filter((area) => isOpen(duty, area))).toEqual(open);
});

describe('the team', () => {
  const PAST = new Date('2026-01-01');
  const of = (role: string, disabledAt: Date | null = null) => ({ id: 1, role, disabledAt });

  test.each([
    [of('leitung'), of('leitung', PAST), 0, false],
    [of('leitung'), of('leitung', PAST), 1, true],
    [of('leitung'), of('mitarbeiter'), 0, false],
    [of('leitung'), of('redaktion'), 2, true],
    [of('leitung'), of('leitung'), 0, true],
    [of('mitarbeiter'), of('mitarbeiter', PAST), 0, true],
    [of('mitarbeiter'), of('leitung'), 0, true],
    [of('leitung', PAST), of('mitarbeiter', PAST), 0, true],
  ])('%j may become %j beside %i others who lead: %s', (before, after, others, isLed) => {
    expect(staysLed(before, after, others)).toBe(isLed);
  });

  test.each<[TeamAction, boolean]>([
    ['change', true],
    ['enable', true],
    ['require', true],
    ['disable', false],
    ['reset', false],
    ['drop-factors', false],
  ])('%s is allowed on the own account: %s, and on others', (action, isAllowed) => {
    expect(refusedToOneself(action, { id: 1 }, { id: 1 }) === undefined).toBe(isAllowed);
    expect(refusedToOneself(action, { id: 2 }, { id: 1 })).toBeUndefined();
  });
});

describe('a session', () => {
  const NOW = new Date('2026-11-22T12:00:00Z');
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

  test.each<[string, SessionState, { seen?: number; expires?: number; ended?: number }]>([
    ['just seen', 'active', { seen: 0 }],
    ['seen 29 minutes ago', 'active', { seen: -29 }],
    ['seen half an hour ago', 'idle', { seen: -30 }],
    ['at its end', 'over', { expires: 0 }],
    ['past its end, though just seen', 'over', { seen: 0, expires: -1 }],
    ['ended by its owner', 'over', { ended: -1 }],
  ])('a login %s is %s', (_, expected, { seen = 0, expires = 60, ended }) => {
    const session = {
      lastSeenAt: at(seen),
      expiresAt: at(expires),
      endedAt: ended === undefined ? null : at(ended),
    };
    expect(sessionState(session, NOW)).toBe(expected);
  });
});

const OLD = 'das alte Passwort';
const NEW = 'ein neues Passwort';

test.each<[object, string[]]>([
  [{}, []],
  [{ password: 'kurz', repeated: 'kurz' }, ['password']],
  [{ password: '1234567890', repeated: '1234567890' }, []],
  [{ password: OLD, repeated: OLD }, ['password']],
  [{ repeated: 'etwas anderes' }, ['repeated']],
  [{ present: '' }, ['present']],
  [{ password: 'x'.repeat(257), repeated: 'x'.repeat(257) }, ['password']],
  [{ password: {}, repeated: [], present: 1 }, ['present', 'password', 'repeated']],
])('of a password with %j these fields are wrong: %j', (changes, wrong) => {
  const result = passwordSchema.safeParse({
    present: OLD,
    password: NEW,
    repeated: NEW,
    ...changes,
  });
  expect(result.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
});

describe('the history', () => {
  test.each([
    ['created', { role: 'leitung' }, 'Konto angelegt, Rolle Leitung'],
    [
      'login',
      { way: 'password', device: 'Chrome unter Windows' },
      'Angemeldet mit Passwort (Chrome unter Windows)',
    ],
    ['login', null, 'Angemeldet'],
    ['login-failed', { at: 'code' }, 'Anmeldung fehlgeschlagen: falscher Code'],
    ['login-failed', { at: 'etwas' }, 'Anmeldung fehlgeschlagen: unbekannt'],
    [
      'role-changed',
      { from: 'leitung', to: 'redaktion' },
      'Rolle geändert: Leitung ist jetzt Redaktion',
    ],
    ['logins-ended', { which: 'others' }, 'Alle anderen Anmeldungen beendet'],
    ['from-tomorrow', {}, 'from-tomorrow'],
  ])('%s with %j reads: %s', (action, details, text) => {
    expect(eventText({ action, details })).toBe(text);
  });

  test('failures in a row are one entry, with their number and the time of the last one', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 12, minute));
    const failed = (id: number, where = 'password') => ({
      id,
      actor: 'stranger',
      action: 'login-failed',
      details: { at: where },
      createdAt: at(id),
    });
    const login = (id: number) => ({
      id,
      actor: 'employee:1',
      action: 'login',
      details: null,
      createdAt: at(id),
    });
    const told = tellEvents([
      failed(7, 'code'),
      failed(6),
      failed(5),
      failed(4),
      login(3),
      login(2),
    ]);
    expect(told.map(({ text, at: when }) => [text, when.getUTCMinutes()])).toEqual([
      ['Anmeldung fehlgeschlagen: falscher Code', 7],
      ['Anmeldung fehlgeschlagen: falsches Passwort (3-mal)', 6],
      ['Angemeldet', 3],
      ['Angemeldet', 2],
    ]);
  });
});

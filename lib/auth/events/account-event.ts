import { roleName } from '../employee';

/** 'command': on the console; 'stranger': without a login. */
export type AccountActor = `employee:${number}` | 'command' | 'stranger';

export const byEmployee = (id: number): AccountActor => `employee:${id}`;

const LOGIN_WAYS = {
  password: 'mit Passwort',
  code: 'mit Passwort und Code aus der App',
  recovery: 'mit Passwort und Wiederherstellungscode',
  passkey: 'mit Passwort und Passkey',
  'passkey-alone': 'mit Passkey',
} as const;

export type LoginWay = keyof typeof LOGIN_WAYS;

type Details = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const quoted = (value: unknown) => `„${text(value)}“`;
const on = (device: unknown) => (text(device) ? ` (${text(device)})` : '');

const FAILED: Record<string, string> = {
  password: 'falsches Passwort',
  code: 'falscher Code',
  recovery: 'falscher Wiederherstellungscode',
  passkey: 'Passkey nicht angenommen',
};

const WORDS = {
  created: ({ role }) => `Konto angelegt, Rolle ${roleName(text(role))}`,
  renamed: ({ from, to }) => `Name geändert: ${text(from)} heißt jetzt ${text(to)}`,
  'role-changed': ({ from, to }) =>
    `Rolle geändert: ${roleName(text(from))} ist jetzt ${roleName(text(to))}`,
  disabled: () => 'Konto gesperrt, alle Anmeldungen beendet',
  enabled: () => 'Konto freigegeben',
  'password-reset': () => 'Passwort zurückgesetzt, alle Anmeldungen beendet',
  'password-changed': () => 'Passwort geändert, alle anderen Anmeldungen beendet',
  login: ({ way, device }) =>
    `Angemeldet ${LOGIN_WAYS[text(way) as LoginWay] ?? ''}`.trim() + on(device),
  'login-failed': ({ at }) => `Anmeldung fehlgeschlagen: ${FAILED[text(at)] ?? 'unbekannt'}`,
  logout: ({ device }) => `Abgemeldet${on(device)}`,
  'login-ended': ({ device }) => `Anmeldung beendet${on(device)}`,
  'logins-ended': ({ which }) =>
    which === 'others' ? 'Alle anderen Anmeldungen beendet' : 'Alle Anmeldungen beendet',
  'factor-required': () => 'Zweiter Faktor verlangt',
  'factor-optional': () => 'Zweiter Faktor nicht mehr verlangt',
  'factors-removed': () => 'Zweiter Faktor entfernt, alle Anmeldungen beendet',
  'totp-added': () => 'Codes aus einer App eingerichtet',
  'totp-removed': () => 'Codes aus der App entfernt',
  'passkey-added': ({ name }) => `Passkey ${quoted(name)} hinzugefügt`,
  'passkey-renamed': ({ from, to }) => `Passkey ${quoted(from)} heißt jetzt ${quoted(to)}`,
  'passkey-removed': ({ name }) => `Passkey ${quoted(name)} entfernt`,
  'recovery-codes': () => 'Neue Wiederherstellungscodes erzeugt',
} satisfies Record<string, (details: Details) => string>;

export type AccountAction = keyof typeof WORDS;

export interface NewAccountEvent {
  accountId: number;
  actor: AccountActor;
  action: AccountAction;
  details?: Record<string, string>;
}

export interface AccountEvent {
  id: number;
  actor: string;
  action: string;
  details: unknown;
  createdAt: Date;
}

export function eventText({ action, details }: Pick<AccountEvent, 'action' | 'details'>): string {
  const words = (WORDS as Record<string, (details: Details) => string>)[action];
  return words?.((details ?? {}) as Details) ?? action;
}

export interface Told {
  id: number;
  at: Date;
  actor: string;
  text: string;
}

/** Newest first; repeated events are one entry with a count. */
export function tellEvents(newestFirst: readonly AccountEvent[]): Told[] {
  const told: (Told & { count: number; isRepeated: boolean })[] = [];
  for (const event of newestFirst) {
    const { id, createdAt: at, actor } = event;
    const text = eventText(event);
    const isRepeated = event.action === 'login-failed';
    const last = told.at(-1);
    if (last?.isRepeated && last.text === text) last.count++;
    else told.push({ id, at, actor, text, count: 1, isRepeated });
  }
  return told.map(({ id, at, actor, text, count }) => ({
    id,
    at,
    actor,
    text: count === 1 ? text : `${text} (${count}-mal)`,
  }));
}

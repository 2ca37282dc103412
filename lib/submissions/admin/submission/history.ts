import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { PURPOSE_LABELS } from '@/lib/submissions/kinds/wordings';
import { formatClock } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { mailTitle } from '@/lib/submissions/mail-titles';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import { employeeName } from '@/lib/auth/employee';
import { historyDetails } from './history-details';
import type { HistoryEntry } from './submission';

export interface EventRow {
  id: string;
  /** 'visitor', 'system' or 'employee:{id}' */
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
  createdAt: Date;
}

type Names = ReadonlyMap<number, string>;
export type Values = Record<string, unknown>;

/** Empty once the submission is deleted. */
export const historyValues = (json: unknown): Values =>
  typeof json === 'object' && json !== null ? (json as Values) : {};

export function actingEmployee(actor: string): number | undefined {
  const id = /^employee:(\d+)$/.exec(actor)?.[1];
  return id === undefined ? undefined : Number(id);
}

export function actorName(actor: string, names: Names): string {
  const id = actingEmployee(actor);
  if (id !== undefined) return employeeName(id, names);
  return actor === 'visitor' ? 'Absender' : 'System';
}

const OUTCOMES: Record<string, string> = {
  reached: 'erreicht',
  not_reached: 'nicht erreicht',
  voicemail: 'Nachricht hinterlassen',
  wrong_number: 'falsche Nummer',
};

const label = (labels: Record<string, string>, value: unknown) =>
  Object.hasOwn(labels, String(value)) ? labels[String(value)] : String(value);

/** ' für 23.11.2026, 10:00 Uhr'; empty without a moment. */
function at(value: unknown): string {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(moment.getTime()) ? '' : ` für ${formatClock(moment)}`;
}

function statusChange(before: Values, after: Values): string {
  const [from, to] = [before.status, after.status].map((status) => statusLabel(String(status)));
  return before.status ? `Status: ${from} → ${to}` : `Status: ${to}`;
}

const className = (id: unknown) =>
  LEAD_CLASSES.find((each) => each.id === id)?.name ?? 'noch offen';

const inClass = (id: unknown) => (id ? ` als ${className(id)}` : '');

interface Happened {
  before: Values;
  after: Values;
  actor: string;
  names: Names;
}

function assignment({ before, after, actor, names }: Happened): string {
  const to = after.assignedTo;
  if (typeof to === 'number') {
    return to === actingEmployee(actor)
      ? 'Sich selbst zugewiesen'
      : `${employeeName(to, names)} zugewiesen`;
  }
  const from = before.assignedTo;
  const isOther = typeof from === 'number' && from !== actingEmployee(actor);
  return isOther
    ? `Zuweisung aufgehoben, vorher bei ${employeeName(from, names)}`
    : 'Zuweisung aufgehoben';
}

const TEXTS: Record<string, string | ((happened: Happened) => string)> = {
  created: ({ after }) =>
    after.quarantine ? 'Anfrage eingegangen und zur Prüfung zurückgestellt' : 'Anfrage eingegangen',
  repeated: 'Angaben noch einmal gesendet',
  'email-confirmed': 'E-Mail-Adresse bestätigt',
  corrected: 'Angaben berichtigt',
  'consent-given': ({ after }) => `Einwilligung erteilt: ${label(PURPOSE_LABELS, after.purpose)}`,
  'consent-withdrawn': ({ after }) =>
    `Einwilligung widerrufen: ${label(PURPOSE_LABELS, after.purpose)}`,
  'wish-changed': 'Wünsche zur Erreichbarkeit geändert',
  'mail-resent': ({ after }) =>
    `E-Mail „${mailTitle(String(after.template))}“ noch einmal angefordert`,
  'mail-retried': ({ after }) =>
    `E-Mail „${mailTitle(String(after.template))}“ noch einmal auf den Weg gebracht`,
  'links-revoked': 'Alle Links zu „Meine Anfrage“ ungültig gemacht',
  'earlier-links-revoked': 'Ältere Links zu „Meine Anfrage“ ungültig gemacht',
  'status-changed': ({ before, after }) => statusChange(before, after),
  status: ({ before, after }) => statusChange(before, after),
  noted: ({ before, after }) =>
    'response' in { ...before, ...after } ? 'Antwort geändert' : 'Notiz geändert',
  assigned: assignment,
  called: ({ after }) => `Angerufen: ${label(OUTCOMES, after.outcome)}`,
  mailed: ({ after }) => `E-Mail geschrieben: „${String(after.subject)}“`,
  'callback-arranged': ({ after }) => `Rückruf vereinbart${at(after.at)}`,
  'appointment-arranged': ({ after }) => `Termin vereinbart${at(after.at ?? after.startsAt)}`,
  'appointment-moved': ({ after }) => `Termin verlegt${at(after.at ?? after.startsAt)}`,
  'appointment-cancelled': 'Termin abgesagt',
  'expert-value': ({ after }) =>
    `Eigene Bewertung eingetragen: ${formatEuros(Number(after.value ?? after.expertValue))}`,
  'valuation-sent': 'Bewertung verschickt',
  'confirmation-requested': 'Noch einmal um Bestätigung der E-Mail-Adresse gebeten',
  'wish-asked': 'Per E-Mail gefragt, ob noch einmal angeboten werden soll',
  'wish-renewed': 'Verkaufswunsch erneuert',
  merged: ({ after }) =>
    after.requests === 1
      ? 'Mit einer weiteren Anfrage derselben Person zusammengelegt'
      : `Mit ${String(after.requests)} weiteren Anfragen derselben Person zusammengelegt`,
  'merged-into': 'Wird mit einer anderen Anfrage derselben Person bearbeitet',
  separated: 'Wird wieder für sich bearbeitet',
  'lead-intent': ({ after }) => {
    const talk = after.talkedAt
      ? `, Gespräch: ${formatClock(new Date(String(after.talkedAt)))}`
      : '';
    if (after.isShared === true) return `Eigentum aller und Verkaufsabsicht bestätigt${talk}`;
    const whose = after.isOwner === true ? 'Eigentum und ' : '';
    return `${whose}Verkaufsabsicht bestätigt${talk}`;
  },
  'lead-property': 'Objektdaten ergänzt',
  'lead-released': ({ after }) =>
    `${after.open ? 'Als Ausnahme für' : 'Für'} Verkauf freigegeben${inClass(after.class)}`,
  'lead-held': ({ actor }) =>
    actor === 'system' ? 'Von selbst aus dem Verkauf genommen' : 'Aus dem Verkauf genommen',
  'lead-class': ({ before, after }) =>
    `Klasse: ${className(before.class)} → ${className(after.class)}`,
  'lead-joined': 'Mit einer anderen Anfrage derselben Person zusammengelegt',
  'lead-resembles': 'Gleicht einer anderen Anfrage, deren Person nicht bestätigt ist',
  'lead-separated': 'Gilt als verschieden von einer anderen Anfrage',
  'lead-offered': ({ after }) =>
    after.office
      ? `Nach der Regel angeboten: ${String(after.office)}`
      : 'Einem Maklerbüro angeboten',
  'lead-rule-stopped': 'Angebote nach der Regel angehalten',
  'lead-rule-resumed': 'Wieder der Regel überlassen',
  'lead-delivered': ({ after }) => `Übergeben an ${String(after.office)}`,
  released: 'Aus der Quarantäne freigegeben',
  rejected: 'Als Spam verworfen',
};

function textOf(action: string, happened: Happened): string {
  const text = Object.hasOwn(TEXTS, action) ? TEXTS[action] : `Vorgang „${action}“`;
  return typeof text === 'function' ? text(happened) : (text ?? action);
}

export function employeesIn(rows: readonly EventRow[]): (number | null)[] {
  return rows.flatMap(({ actor, before, after }) => {
    const ids = [
      historyValues(before).assignedTo,
      historyValues(after).assignedTo,
      actingEmployee(actor),
    ];
    return ids.filter((id) => typeof id === 'number');
  });
}

export function historyOf(rows: readonly EventRow[], names: Names): HistoryEntry[] {
  return rows.map(({ id, actor, action, createdAt, ...row }) => {
    const [before, after] = [historyValues(row.before), historyValues(row.after)];
    return {
      id,
      at: createdAt,
      who: actorName(actor, names),
      what: textOf(action, { before, after, actor, names }),
      details: historyDetails(action, before, after),
    };
  });
}

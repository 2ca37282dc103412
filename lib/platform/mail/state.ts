const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes between attempts; the last repeats. */
export const RETRY_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240] as const;

/** Milliseconds; as mail servers do. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds until the owner reads 'verzögert'. */
export const DELAYED_AFTER = 10 * MINUTE;

/** Milliseconds after the given number of attempts, 1 or more. */
export function pauseAfter(attempts: number): number {
  return (RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1] ?? 1) * MINUTE;
}

export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER;
}

/** Milliseconds, by failures of the server in a row. */
export function restAfter(failures: number): number {
  return Math.min(5000 * 2 ** (failures - 1), 5 * MINUTE);
}

/**
 * 'delayed': failed so far; 'filed': written without a mail server; 'held': for an employee's check
 */
export type MailState =
  'waiting' | 'delayed' | 'accepted' | 'filed' | 'refused' | 'failed' | 'held';

export const MAIL_LABELS: Record<MailState, string> = {
  waiting: 'Wartet',
  delayed: 'Verzögert',
  accepted: 'Verschickt',
  filed: 'Nicht verschickt',
  refused: 'Abgelehnt',
  failed: 'Aufgegeben',
  held: 'Zurückgehalten',
};

export const NO_MAIL_SERVER = 'Das Portal verschickt zurzeit keine E-Mails.';

const NO_MAIL_SERVER_THEN = 'Als sie geschrieben wurde, verschickte das Portal keine E-Mails.';

export const whyFiled = (sendsMail: boolean) => (sendsMail ? NO_MAIL_SERVER_THEN : NO_MAIL_SERVER);

interface OutboxRow {
  status: string;
  failure: string | null;
  createdAt: Date;
}

const SETTLED: Record<string, MailState> = {
  held: 'held',
  sent: 'accepted',
  filed: 'filed',
  rejected: 'refused',
  dead: 'failed',
};

export interface MailServerState {
  now: Date;
  sendsMail: boolean;
}

/** Unknown statuses of older versions count as waiting. */
export function mailState(
  { status, failure, createdAt }: OutboxRow,
  { now, sendsMail }: MailServerState,
): MailState {
  if (Object.hasOwn(SETTLED, status)) return SETTLED[status]!;
  if (!sendsMail) return 'filed';
  const isLate = now.getTime() - createdAt.getTime() > DELAYED_AFTER;
  return failure || isLate ? 'delayed' : 'waiting';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds from one attempt to the next, by the number of attempts so far; the last one repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** Milliseconds after which a mail that no server takes is given up, as mail servers do. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds that a mail may be under way before its owner reads 'verzögert'. */
export const DELAYED_AFTER = 10 * MINUTE;

/** Milliseconds to wait after the given number of attempts, 1 or more. */
export function pauseAfter(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;
}

/** Whether a mail that could not be sent so far has been tried for long enough. */
export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER;
}

/** Milliseconds that the worker pauses when a mail server does not answer, by failures in a row. */
export function restAfter(failures: number): number {
  return Math.min(5000 * 2 ** (failures - 1), 5 * MINUTE);
}

/**
 * 'waiting': on its way; 'delayed': tried in vain so far; 'accepted': taken by the mail server;
 * 'filed': written as a file, because no mail server is set up; 'refused': the server does not take it;
 * 'failed': given up; 'held': checked by a person first.
 */
export type MailState =
  'waiting' | 'delayed' | 'accepted' | 'filed' | 'refused' | 'failed' | 'held';

/** The word for each state, the same for owners and employees, in lists, dialogs and sentences. */
export const MAIL_LABELS: Record<MailState, string> = {
  waiting: 'Wartet',
  delayed: 'Verzögert',
  accepted: 'Verschickt',
  filed: 'Nicht verschickt',
  refused: 'Abgelehnt',
  failed: 'Aufgegeben',
  held: 'Zurückgehalten',
};

/** What is said wherever a mail would have gone out, as long as no mail server is set up. */
export const NO_MAIL_SERVER = 'Das Portal verschickt zurzeit keine E-Mails.';

/** What is said of a mail that was written before one was set up. */
const NO_MAIL_SERVER_THEN = 'Als sie geschrieben wurde, verschickte das Portal keine E-Mails.';

/** Why a mail was filed instead of sent, in a sentence. */
export const whyFiled = (sendsMail: boolean) => (sendsMail ? NO_MAIL_SERVER_THEN : NO_MAIL_SERVER);

/** What the outbox knows of a mail. */
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

/** What a mail's state depends on besides its row. */
export interface MailServer {
  now: Date;
  /** Whether a mail server is set up (lib/platform/mail/sender.ts) */
  sendsMail: boolean;
}

/** What has become of a mail; a status of an older version counts as waiting. */
export function mailState(
  { status, failure, createdAt }: OutboxRow,
  { now, sendsMail }: MailServer,
): MailState {
  if (Object.hasOwn(SETTLED, status)) return SETTLED[status]!;
  // It waits for nothing but to be filed.
  if (!sendsMail) return 'filed';
  const isLate = now.getTime() - createdAt.getTime() > DELAYED_AFTER;
  return failure || isLate ? 'delayed' : 'waiting';
}

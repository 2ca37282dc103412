import { DELAYED_AFTER } from './retry';

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

/** What is to be known beside a mail to tell its state. */
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

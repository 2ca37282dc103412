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

/** Why a mail was not sent that nothing is wrong with. */
export const NO_MAIL_SERVER = 'Es ist kein Mailserver eingerichtet.';

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

/** What has become of a mail; a status of an older version counts as waiting. */
export function mailState({ status, failure, createdAt }: OutboxRow, now: Date): MailState {
  if (Object.hasOwn(SETTLED, status)) return SETTLED[status]!;
  const isLate = now.getTime() - createdAt.getTime() > DELAYED_AFTER;
  return failure || isLate ? 'delayed' : 'waiting';
}

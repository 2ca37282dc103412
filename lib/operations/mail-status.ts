import { formatRelative } from '@/lib/platform/format/date';
import { DELAYED_AFTER } from '@/lib/platform/mail/retry';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import type { StatusPart } from './part';

/** What the outbox says of itself. */
export interface OutboxState {
  /** Whether mails go to a mail server, or are written as files */
  hasServer: boolean;
  /** Mails that are not sent yet */
  waiting: number;
  /** How many of them were tried in vain */
  tried: number;
  /** When the oldest of them was written */
  oldestSince?: Date;
  lastSentAt?: Date;
}

const mails = (count: number) => (count === 1 ? 'Eine E-Mail wartet' : `${count} E-Mails warten`);

function condition({ hasServer, waiting, tried, oldestSince }: OutboxState, now: Date) {
  if (!hasServer) return 'off';
  const isLate = oldestSince && now.getTime() - oldestSince.getTime() > DELAYED_AFTER;
  return waiting > 0 && (tried > 0 || isLate) ? 'slow' : 'working';
}

function sentence(state: OutboxState, now: Date): string {
  const { waiting, oldestSince, lastSentAt } = state;
  switch (condition(state, now)) {
    case 'off':
      return `${NO_MAIL_SERVER} Sie werden als Datei abgelegt und nicht verschickt.`;
    case 'slow':
      return `E-Mails verzögern sich. ${mails(waiting)}, die älteste ist ${formatRelative(oldestSince ?? now, now)} entstanden. Verloren geht keine: Wir versuchen es drei Tage lang weiter.`;
    case 'working':
      return lastSentAt
        ? `E-Mails gehen ohne Verzögerung hinaus, die letzte ${formatRelative(lastSentAt, now)}.`
        : 'E-Mails gehen ohne Verzögerung hinaus.';
  }
}

/** How sending mails is going, in plain words. */
export function mailStatus(state: OutboxState, now: Date): StatusPart {
  return {
    id: 'mail',
    title: 'E-Mail',
    condition: condition(state, now),
    text: sentence(state, now),
  };
}

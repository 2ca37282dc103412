import { formatClock } from '@/lib/format/date';
import { FILED } from '@/lib/mail/outcome';
import { failureWords } from './failure-words';
import type { SentState } from './sent';

/** What the outbox knows of a mail's delivery. */
export interface Delivery {
  status: string;
  /** Attempts that have begun */
  attempts: number;
  nextAttemptAt: Date;
  failure: string | null;
  sentAt: Date | null;
}

/** One word for each state, in lists and filters. */
export const SENT_LABELS: Record<SentState, string> = {
  queued: 'Wartet',
  sent: 'Gesendet',
  rejected: 'Abgelehnt',
  dead: 'Aufgegeben',
  held: 'Zurückgehalten',
};

const because = (failure: string | null) => (failure ? `: ${failureWords(failure)}` : '');

const attemptsSoFar = (attempts: number) =>
  attempts === 1 ? 'Der erste Versuch' : `${attempts} Versuche`;

const TEXTS: Record<SentState, (delivery: Delivery, now: Date) => string> = {
  queued: ({ attempts, nextAttemptAt, failure }, now) => {
    if (!failure) return 'Geht in diesen Minuten hinaus.';
    const next =
      nextAttemptAt > now
        ? `Nächster Versuch am ${formatClock(nextAttemptAt)}.`
        : 'Der nächste Versuch steht an.';
    const verb = attempts === 1 ? 'schlug fehl' : 'schlugen fehl';
    return `${attemptsSoFar(attempts)} ${verb}${because(failure)}. ${next}`;
  },
  sent: ({ sentAt, failure }) => {
    if (failure === FILED) return 'Als Datei abgelegt: Es ist kein Mailserver eingerichtet.';
    return sentAt ? `Vom Mailserver am ${formatClock(sentAt)} angenommen.` : 'Angenommen.';
  },
  rejected: ({ failure }) => `Nicht zugestellt${because(failure)}.`,
  dead: ({ failure }) => `Drei Tage lang vergeblich versucht, zuletzt${because(failure)}.`,
  held: () => 'Geht hinaus, sobald die Anfrage freigegeben ist.',
};

/** The state of a delivery; one of an older version counts as waiting. */
export function stateOf({ status }: Pick<Delivery, 'status'>): SentState {
  return Object.hasOwn(SENT_LABELS, status) ? (status as SentState) : 'queued';
}

/** What has become of a mail, in a German sentence for employees. */
export function deliveryText(delivery: Delivery, now: Date): string {
  return TEXTS[stateOf(delivery)](delivery, now);
}

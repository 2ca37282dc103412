import { formatClock } from '@/lib/platform/format/date';
import { type MailServer, type MailState, mailState, whyFiled } from '@/lib/platform/mail/state';
import { failureLabel } from './failure-labels';

/** What the outbox knows of a mail's delivery. */
export interface Delivery {
  status: string;
  /** Attempts that have begun */
  attempts: number;
  nextAttemptAt: Date;
  failure: string | null;
  sentAt: Date | null;
  createdAt: Date;
}

const because = (failure: string | null) => (failure ? `: ${failureLabel(failure)}` : '');

const attemptsSoFar = (attempts: number) =>
  attempts === 1 ? 'Der erste Versuch' : `${attempts} Versuche`;

function nextAttempt({ attempts, nextAttemptAt, failure }: Delivery, now: Date): string {
  if (!failure) return 'Ist in den nächsten Minuten an der Reihe.';
  const next =
    nextAttemptAt > now
      ? `Nächster Versuch am ${formatClock(nextAttemptAt)}.`
      : 'Der nächste Versuch steht an.';
  const verb = attempts === 1 ? 'schlug fehl' : 'schlugen fehl';
  return `${attemptsSoFar(attempts)} ${verb}${because(failure)}. ${next}`;
}

const TEXTS: Record<MailState, (delivery: Delivery, server: MailServer) => string> = {
  waiting: (delivery, { now }) => nextAttempt(delivery, now),
  delayed: (delivery, { now }) => nextAttempt(delivery, now),
  accepted: ({ sentAt }) =>
    sentAt ? `Vom Mailserver am ${formatClock(sentAt)} angenommen.` : 'Vom Mailserver angenommen.',
  filed: (_, { sendsMail }) => `${whyFiled(sendsMail)} Die E-Mail liegt als Datei auf dem Server.`,
  refused: ({ failure }) => `Nicht zugestellt${because(failure)}.`,
  failed: ({ failure }) => `Drei Tage lang vergeblich versucht, zuletzt${because(failure)}.`,
  held: () => 'Geht hinaus, sobald die Anfrage freigegeben ist.',
};

/** What has become of a mail, in a German sentence for employees. */
export function deliveryText(delivery: Delivery, server: MailServer): string {
  return TEXTS[mailState(delivery, server)](delivery, server);
}

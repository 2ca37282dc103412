import { formatClock } from '@/lib/platform/format/date';
import {
  type MailServerState,
  type MailState,
  mailState,
  whyFiled,
} from '@/lib/platform/mail/state';

/** Texts for the failures of lib/platform/mail/outcome.ts. */
const WORDS: Record<string, string> = {
  'no-address': 'die Adresse kann es nicht geben',
  unwritten: 'die E-Mail ließ sich nicht zusammenstellen',
  EAUTH: 'der Mailserver hat unsere Anmeldung abgelehnt',
  EDNS: 'der Name des Mailservers ließ sich nicht auflösen',
  ETLS: 'die Verschlüsselung zum Mailserver kam nicht zustande',
  '421': 'der Mailserver nimmt gerade nichts an',
  '450': 'das Postfach ist zurzeit nicht erreichbar',
  '451': 'der Mailserver bittet um einen späteren Versuch',
  '452': 'dem Mailserver fehlt der Speicherplatz',
  '535': 'der Mailserver hat unsere Anmeldung abgelehnt',
  '550': 'das Postfach gibt es nicht, oder es nimmt von uns nichts an',
  '551': 'das Postfach ist umgezogen',
  '552': 'das Postfach ist voll',
  '553': 'der Mailserver hält die Adresse für ungültig',
  '554': 'der Mailserver hat die E-Mail abgelehnt',
};

const CONNECTION = new Set(['ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

function reason(failure: string): string {
  if (CONNECTION.has(failure)) return 'der Mailserver war nicht zu erreichen';
  if (/^4\d\d$/.test(failure)) return 'der Mailserver bittet um einen späteren Versuch';
  if (/^5\d\d$/.test(failure)) return 'der Mailserver hat die E-Mail abgelehnt';
  return 'die Zustellung ist fehlgeschlagen';
}

/** The end of a German sentence with the code: 'das Postfach ist voll (552)' */
export function failureLabel(failure: string): string {
  const words = Object.hasOwn(WORDS, failure) ? WORDS[failure] : undefined;
  return /^\d{3}$|^E[A-Z]+$/.test(failure)
    ? `${words ?? reason(failure)} (${failure})`
    : (words ?? reason(failure));
}

export interface Delivery {
  status: string;
  /** Started attempts */
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

const TEXTS: Record<MailState, (delivery: Delivery, server: MailServerState) => string> = {
  waiting: (delivery, { now }) => nextAttempt(delivery, now),
  delayed: (delivery, { now }) => nextAttempt(delivery, now),
  accepted: ({ sentAt }) =>
    sentAt ? `Vom Mailserver am ${formatClock(sentAt)} angenommen.` : 'Vom Mailserver angenommen.',
  filed: (_, { sendsMail }) => `${whyFiled(sendsMail)} Die E-Mail liegt als Datei auf dem Server.`,
  refused: ({ failure }) => `Nicht zugestellt${because(failure)}.`,
  failed: ({ failure }) => `Drei Tage lang vergeblich versucht, zuletzt${because(failure)}.`,
  held: () => 'Geht hinaus, sobald die Anfrage freigegeben ist.',
};

export function deliveryText(delivery: Delivery, server: MailServerState): string {
  return TEXTS[mailState(delivery, server)](delivery, server);
}

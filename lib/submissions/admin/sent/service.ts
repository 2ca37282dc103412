import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { onItsWay, sendsMail } from '@/lib/platform/mail/sender';
import {
  type MailServerState,
  mailState,
  type MailState,
  whyFiled,
} from '@/lib/platform/mail/state';
import { mailTitle } from '@/lib/submissions/mail-titles';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { isUuid } from '@/lib/platform/validation/uuid';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { AppError } from '@/lib/platform/http/errors';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { countSent, findSent, type SentFilter, requeue } from './repository';
import { hasFailed } from './retry-rule';
import { MOST_SENT, SENT_PAGE_LENGTH, type SentEntry, type SentPage, type SentQuery } from './sent';
import { formatClock } from '@/lib/platform/format/date';

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

interface Delivery {
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

type Row = Awaited<ReturnType<typeof findSent>>[number];

function entryOf(row: Row, server: MailServerState): SentEntry {
  const { id, template, recipient, createdAt, status } = row;
  const about = row.submissionId ?? row.erasedId;
  const kind = row.submission?.kind ?? row.erasure?.submissionKind;
  return {
    id,
    recipient,
    createdAt,
    title: mailTitle(template),
    about: about && kind ? { type: kind as SubmissionKind, id: about } : undefined,
    state: mailState(row, server),
    text: deliveryText(row, server),
    canRetry: hasFailed(status),
  };
}

function filterOf({ search, state }: SentQuery): SentFilter {
  const filter = { state: state === 'all' ? undefined : state };
  if (!search) return filter;
  // Also in lower case: the databases compare letter case differently.
  const recipients = [...new Set([search, search.toLowerCase()])];
  return { ...filter, search: { recipients, words: searchWords(search) } };
}

/** A search finds mails to exactly this address, and mails about submissions with the words. */
export async function listSent(query: SentQuery, now = new Date()): Promise<SentPage> {
  const filter = filterOf(query);
  const found = await countSent(filter);
  const total = Math.min(found, MOST_SENT);
  const { page, pages } = pageOf(query.page, total, SENT_PAGE_LENGTH);
  const rows = await findSent(filter, page);
  return {
    mails: rows.map((row) => entryOf(row, { now, sendsMail: sendsMail() })),
    total,
    page,
    pages,
    isCapped: found > MOST_SENT,
  };
}

/** @throws AppError `not_found` (404), `conflict` (409) if it must not go out again */
export async function retryMail(
  id: string,
  employee: { id: number },
): Promise<{ message: string }> {
  if (!isUuid(id)) throw new AppError('not_found', 'Diese E-Mail gibt es nicht.');
  await requeue(id, employee.id, new Date());
  signalWork();
  return { message: `Die E-Mail ${onItsWay()}` };
}

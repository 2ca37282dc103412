import 'server-only';
import { randomUUID } from 'node:crypto';
import { max } from 'date-fns/max';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { requestId } from '@/lib/platform/telemetry/log';

export interface ClaimedMessage {
  id: string;
  /** Missing for the confirmation of a deletion */
  submissionId: string | null;
  template: string;
  recipient: string;
  payload: unknown;
  correlationId?: string | null;
  attempts: number;
  createdAt: Date;
  leaseToken: string;
}

/** Milliseconds; longer than sending may take. */
const LEASE = 120_000;

const isFree = (now: Date) => ({
  status: 'queued',
  nextAttemptAt: { lte: now },
  OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }],
});

/** Extra rows to read: some go with another mail, some are taken meanwhile. */
const CANDIDATES = 10;

/**
 * Only the first mail to a recipient about a request, to keep their order. The update checks again
 * that a mail is free, so that only one process gets it.
 */
export async function claimDue(now: Date, most: number): Promise<ClaimedMessage[]> {
  const db = await database();
  const candidates = await db.outboxMessage.findMany({
    where: isFree(now),
    orderBy: { nextAttemptAt: 'asc' },
    take: most + CANDIDATES,
  });
  const about = ({ id, submissionId, recipient }: (typeof candidates)[number]) =>
    `${submissionId ?? id} ${recipient}`;
  const firsts = new Map(candidates.toReversed().map((mail) => [about(mail), mail]));
  const chosen = candidates.filter((mail) => firsts.get(about(mail)) === mail);
  const leaseToken = randomUUID();
  const claimed: ClaimedMessage[] = [];
  while (claimed.length < most && chosen.length > 0) {
    const wanted = chosen.splice(0, most - claimed.length);
    const ids = wanted.map(({ id }) => id);
    const { count } = await db.outboxMessage.updateMany({
      where: { id: { in: ids }, ...isFree(now) },
      data: { leaseToken, leaseUntil: new Date(now.getTime() + LEASE), attempts: { increment: 1 } },
    });
    if (count === 0) continue;
    const got =
      count === wanted.length
        ? wanted
        : await db.outboxMessage.findMany({
            where: { leaseToken, id: { in: ids } },
            select: { id: true },
          });
    const isGot = new Set(got.map(({ id }) => id));
    for (const { attempts, ...mail } of wanted) {
      if (isGot.has(mail.id)) claimed.push({ ...mail, attempts: attempts + 1, leaseToken });
    }
  }
  return claimed;
}

interface AttemptRecord {
  status: 'queued' | 'sent' | 'filed' | 'rejected' | 'dead';
  failure: string | null;
  answer?: string;
  sentAt?: Date;
  recipient?: string;
  nextAttemptAt?: Date;
}

export interface MailUse {
  submissionKind: string;
  submissionId: string;
  purpose: string;
}

export interface Attempted {
  message: ClaimedMessage;
  record: AttemptRecord;
  use?: MailUse;
}

/** One transaction, since each waits for the disk. Skips mails that are deleted or leased again. */
export async function recordAttempts(attempts: Attempted[]): Promise<void> {
  if (attempts.length === 0) return;
  await transaction(async (tx) => {
    const uses: (MailUse & { kind: 'mail'; detail: string })[] = [];
    for (const { message, record, use } of attempts) {
      const { id, leaseToken, template } = message;
      const { count } = await tx.outboxMessage.updateMany({
        where: { id, leaseToken },
        data: { ...record, leaseToken: null, leaseUntil: null },
      });
      if (count > 0 && use) uses.push({ ...use, kind: 'mail', detail: template });
    }
    if (uses.length > 0) await tx.consentUse.createMany({ data: uses });
  });
}

export async function removeMessage({ id, leaseToken }: ClaimedMessage): Promise<void> {
  const db = await database();
  await db.outboxMessage.deleteMany({ where: { id, leaseToken } });
}

export interface NewMail {
  template: string;
  recipient: string;
  payload?: object;
  /** Of a message to its software */
  agencyId?: string;
  /** What it is about; missing for a mail to an agency */
  submissionId?: string;
  /** The deleted submission whose deletion it confirms */
  erasedId?: string;
}

export const queuedMail = <Mail extends { template: string; recipient: string }>(mail: Mail) => ({
  status: 'queued',
  correlationId: requestId(),
  ...mail,
});

/** Must run in the transaction of the change that the mail reports. */
export async function queueMail(tx: Transaction, mail: NewMail) {
  await tx.outboxMessage.create({ data: queuedMail(mail) });
}

export async function releaseMails(tx: Transaction, submissionId: string): Promise<void> {
  await tx.outboxMessage.updateMany({
    where: { submissionId, status: 'held' },
    // Mails expire by age; the time on hold must not count.
    data: { status: 'queued', nextAttemptAt: new Date(), createdAt: new Date() },
  });
}

/** The last sent mail is among these, though some waited longer. */
const LATEST = 50;

export async function outboxState() {
  const db = await database();
  const queued = { status: 'queued' };
  const [waiting, tried, oldest, latest] = await Promise.all([
    db.outboxMessage.count({ where: queued }),
    db.outboxMessage.count({ where: { ...queued, failure: { not: null } } }),
    db.outboxMessage.findFirst({ where: queued, orderBy: { createdAt: 'asc' } }),
    // Ordered by due date, which has an index.
    db.outboxMessage.findMany({
      where: { status: 'sent' },
      orderBy: { nextAttemptAt: 'desc' },
      take: LATEST,
      select: { sentAt: true },
    }),
  ]);
  const sent = latest.flatMap(({ sentAt }) => sentAt ?? []);
  return {
    waiting,
    tried,
    oldestSince: oldest?.createdAt,
    lastSentAt: sent.length > 0 ? max(sent) : undefined,
  };
}

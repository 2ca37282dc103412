import 'server-only';
import { randomUUID } from 'node:crypto';
import { max } from 'date-fns/max';
import { database, type Transaction } from '@/lib/platform/db/client';
import { requestId } from '@/lib/platform/telemetry/request-id';

/** A mail that is due, held by the attempt that its token names. */
export interface ClaimedMessage {
  id: string;
  /** The request that it is about; none for the confirmation of a deletion */
  requestId: string | null;
  template: string;
  recipient: string;
  payload: unknown;
  /** The HTTP request that wrote it */
  correlationId?: string | null;
  /** This one included */
  attempts: number;
  createdAt: Date;
  leaseToken: string;
}

/** Milliseconds for which an attempt may hold a mail; longer than sending one may take. */
const LEASE = 120_000;

const isFree = (now: Date) => ({
  status: 'queued',
  nextAttemptAt: { lte: now },
  OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }],
});

/** Due mails that are looked at beyond those that are to be taken: some go with another, some are taken meanwhile. */
const CANDIDATES = 10;

/**
 * Takes the mails that have been due the longest, so that no other process sends them; of those to one
 * recipient about one request only the first, so that they arrive in their order. The update asks again whether they are free, so of two that
 * saw one free one gets it.
 */
export async function claimDue(now: Date, most: number): Promise<ClaimedMessage[]> {
  const db = await database();
  const candidates = await db.outboxMessage.findMany({
    where: isFree(now),
    orderBy: { nextAttemptAt: 'asc' },
    take: most + CANDIDATES,
  });
  const about = ({ id, requestId, recipient }: (typeof candidates)[number]) =>
    `${requestId ?? id} ${recipient}`;
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

/** What is written down of an attempt. */
interface AttemptRecord {
  status: 'queued' | 'sent' | 'filed' | 'rejected' | 'dead';
  failure: string | null;
  sentAt?: Date;
  recipient?: string;
  nextAttemptAt?: Date;
}

/** The consent that a mail makes use of by being sent. */
export interface MailUse {
  requestKind: string;
  requestId: string;
  purpose: string;
}

/** What has become of a mail that was held, and the consent that it made use of if it was sent. */
export interface Attempted {
  message: ClaimedMessage;
  record: AttemptRecord;
  use?: MailUse;
}

/**
 * Writes down what became of attempts and lets the mails go, in one transaction, since each waits for the
 * disk. Nothing is written of a mail once its lease has passed to another attempt, or it was deleted
 * meanwhile.
 */
export async function recordAttempts(attempts: Attempted[]): Promise<void> {
  if (attempts.length === 0) return;
  const db = await database();
  await db.$transaction(async (tx) => {
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

/** Removes a mail for good: one that has nothing to say any more, or must not be kept. */
export async function removeMessage({ id, leaseToken }: ClaimedMessage): Promise<void> {
  const db = await database();
  await db.outboxMessage.deleteMany({ where: { id, leaseToken } });
}

export interface NewMail {
  template: string;
  recipient: string;
  payload?: object;
}

/** A mail as it enters the outbox, whichever way its row is written: it names the request that wrote it. */
export const queuedMail = <Mail extends { template: string; recipient: string }>(mail: Mail) => ({
  status: 'queued',
  correlationId: requestId(),
  ...mail,
});

/** Puts a mail into the outbox, within the transaction of what it is about. */
export async function queueMail(tx: Transaction, about: string, mail: NewMail) {
  await tx.outboxMessage.create({ data: { requestId: about, ...queuedMail(mail) } });
}

/** Lets the mails go that were held back for a person to look at, within the caller's transaction. */
export async function releaseMails(tx: Transaction, requestId: string): Promise<void> {
  await tx.outboxMessage.updateMany({
    where: { requestId, status: 'held' },
    // Mails are given up by their age: the time that they were held does not count.
    data: { status: 'queued', nextAttemptAt: new Date(), createdAt: new Date() },
  });
}

/** Mails among which the one lies that went out last, though some waited longer for their turn. */
const LATEST = 50;

/** How the outbox stands, without a word about anybody. */
export async function outboxState() {
  const db = await database();
  const queued = { status: 'queued' };
  const [waiting, tried, oldest, latest] = await Promise.all([
    db.outboxMessage.count({ where: queued }),
    db.outboxMessage.count({ where: { ...queued, failure: { not: null } } }),
    db.outboxMessage.findFirst({ where: queued, orderBy: { createdAt: 'asc' } }),
    // By when they were due, for which there is an index: the last one is among the last of those.
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

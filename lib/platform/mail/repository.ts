import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { ClaimedMessage } from './outbox-message';

/** Milliseconds for which an attempt may hold a mail; longer than sending one may take. */
const LEASE = 120_000;

/** Due mails that are looked at before giving way to the other processes that hold them. */
const CANDIDATES = 10;

const isFree = (now: Date) => ({
  status: 'queued',
  nextAttemptAt: { lte: now },
  OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }],
});

/**
 * Takes the mail that has been due the longest, so that no other process sends it; `null` when there
 * is none. The update asks again whether it is free, so of two that saw it free one gets it.
 */
export async function claimNext(now: Date): Promise<ClaimedMessage | null> {
  const db = await database();
  const candidates = await db.outboxMessage.findMany({
    where: isFree(now),
    orderBy: { nextAttemptAt: 'asc' },
    take: CANDIDATES,
  });
  for (const { id, attempts, ...rest } of candidates) {
    const leaseToken = randomUUID();
    const { count } = await db.outboxMessage.updateMany({
      where: { id, ...isFree(now) },
      data: {
        leaseToken,
        leaseUntil: new Date(now.getTime() + LEASE),
        attempts: { increment: 1 },
      },
    });
    if (count === 1) return { ...rest, id, attempts: attempts + 1, leaseToken };
  }
  return null;
}

/** What is written down of an attempt. */
export interface AttemptRecord {
  status: 'queued' | 'sent' | 'filed' | 'rejected' | 'dead';
  failure: string | null;
  sentAt?: Date;
  nextAttemptAt?: Date;
}

/** The consent that a mail makes use of by being sent. */
export interface MailUse {
  requestKind: string;
  requestId: string;
  purpose: string;
}

/**
 * Writes down what became of an attempt and lets the mail go. Nothing is written once the lease has
 * passed to another attempt, or the mail was deleted meanwhile.
 */
export async function recordAttempt(
  { id, leaseToken, template }: ClaimedMessage,
  record: AttemptRecord,
  use?: MailUse,
): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { count } = await tx.outboxMessage.updateMany({
      where: { id, leaseToken },
      data: { ...record, leaseToken: null, leaseUntil: null },
    });
    if (count === 0 || record.status !== 'sent' || !use) return;
    await tx.consentUse.create({ data: { ...use, kind: 'mail', detail: template } });
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

/** Puts a mail into the outbox, within the transaction of what it tells of. */
export async function queueMail(tx: Transaction, requestId: string, mail: NewMail) {
  await tx.outboxMessage.create({ data: { requestId, ...mail, status: 'queued' } });
}

/** Lets the mails go that were held back for a person to look at, within the caller's transaction. */
export async function releaseMails(tx: Transaction, requestId: string): Promise<void> {
  await tx.outboxMessage.updateMany({
    where: { requestId, status: 'held' },
    // Mails are given up by their age: the time that they were held does not count.
    data: { status: 'queued', nextAttemptAt: new Date(), createdAt: new Date() },
  });
}

/** How the outbox stands, without a word about anybody. */
export async function outboxState() {
  const db = await database();
  const queued = { status: 'queued' };
  const [waiting, oldest, last] = await Promise.all([
    db.outboxMessage.count({ where: queued }),
    db.outboxMessage.findFirst({ where: queued, orderBy: { createdAt: 'asc' } }),
    db.outboxMessage.findFirst({ where: { status: 'sent' }, orderBy: { sentAt: 'desc' } }),
  ]);
  return {
    waiting,
    oldestSince: oldest?.createdAt,
    lastSentAt: last?.sentAt ?? undefined,
  };
}

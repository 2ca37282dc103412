import 'server-only';
import { database } from '@/lib/platform/db/client';
import { SENDERS } from '@/lib/submissions/reference';
import { BATCH } from './repository';
import { dueFrom, type PeriodName } from '../periods';

const until = (period: PeriodName, now: Date) => ({ lte: dueFrom(period, now) });

const EXPIRED = {
  /** A link that confirmed an address stays with the submission as proof. */
  ownerLink: (now: Date) => ({
    confirmedAt: null,
    OR: [{ expiresAt: until('link', now) }, { revokedAt: until('link', now) }],
  }),
  exportDocument: (now: Date) => ({ kind: 'export', createdAt: until('exportDocument', now) }),
  idempotencyKey: (now: Date) => ({
    OR: [
      { createdAt: until('key', now), NOT: { scope: { endsWith: SENDERS } } },
      { createdAt: until('sender', now) },
    ],
  }),
  rateLimitCounter: (now: Date) => ({ expiresAt: { lte: now } }),
  employeeSession: (now: Date) => ({
    OR: [{ endedAt: until('login', now) }, { expiresAt: until('login', now) }],
  }),
  leadFingerprint: (now: Date) => ({ isSold: true, createdAt: until('soldLead', now) }),
  leadOffer: (now: Date) => ({
    state: { in: ['declined', 'expired', 'stopped'] },
    endsAt: until('leadOffer', now),
  }),
  /** Mails about a submission are deleted with it; mails to agencies have no submission. */
  outboxMessage: (now: Date) => ({
    submissionId: null,
    erasedId: null,
    status: { not: 'queued' },
    createdAt: until('officeMail', now),
  }),
  agencyLogin: (now: Date) => ({ expiresAt: until('officeLogin', now) }),
};

export type ExpiringTable = keyof typeof EXPIRED;

export const EXPIRING_TABLES = Object.keys(EXPIRED) as ExpiringTable[];

interface Table {
  count: (args: object) => PromiseLike<number>;
  deleteMany: (args: object) => PromiseLike<{ count: number }>;
}

async function tableOf(name: ExpiringTable) {
  const db = await database();
  return db[name === 'exportDocument' ? 'document' : name] as Table;
}

export async function countExpired(table: ExpiringTable, now: Date): Promise<number> {
  return (await tableOf(table)).count({ where: EXPIRED[table](now) });
}

export async function clearExpired(table: ExpiringTable, now: Date): Promise<number> {
  const due = { where: EXPIRED[table](now), limit: BATCH };
  return (await (await tableOf(table)).deleteMany(due)).count;
}

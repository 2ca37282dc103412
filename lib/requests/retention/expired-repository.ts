import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { SENDERS } from '@/lib/requests/reference';
import { BATCH } from './constants';
import { dueFrom } from '../periods';

/** A link through which an address was confirmed stays with the request: it proves that. */
const staleLinks = (now: Date) => ({
  confirmedAt: null,
  OR: [{ expiresAt: { lte: dueFrom('link', now) } }, { revokedAt: { lte: dueFrom('link', now) } }],
});

const staleExports = (now: Date) => ({
  kind: 'export',
  createdAt: { lte: dueFrom('exportDocument', now) },
});

const staleKeys = (now: Date) => ({
  OR: [
    { createdAt: { lte: dueFrom('key', now) }, NOT: { scope: { endsWith: SENDERS } } },
    { createdAt: { lte: dueFrom('sender', now) } },
  ],
});

const staleCounters = (now: Date) => ({ expiresAt: { lte: now } });

const staleLogins = (now: Date) => ({
  OR: [{ endedAt: { lte: dueFrom('login', now) } }, { expiresAt: { lte: dueFrom('login', now) } }],
});

const TABLES = {
  ownerLink: {
    count: (db: Transaction, now: Date) => db.ownerLink.count({ where: staleLinks(now) }),
    clear: (db: Transaction, now: Date) =>
      db.ownerLink.deleteMany({ where: staleLinks(now), limit: BATCH }),
  },
  exportDocument: {
    count: (db: Transaction, now: Date) => db.document.count({ where: staleExports(now) }),
    clear: (db: Transaction, now: Date) =>
      db.document.deleteMany({ where: staleExports(now), limit: BATCH }),
  },
  idempotencyKey: {
    count: (db: Transaction, now: Date) => db.idempotencyKey.count({ where: staleKeys(now) }),
    clear: (db: Transaction, now: Date) =>
      db.idempotencyKey.deleteMany({ where: staleKeys(now), limit: BATCH }),
  },
  rateLimitCounter: {
    count: (db: Transaction, now: Date) => db.rateLimitCounter.count({ where: staleCounters(now) }),
    clear: (db: Transaction, now: Date) =>
      db.rateLimitCounter.deleteMany({ where: staleCounters(now), limit: BATCH }),
  },
  employeeSession: {
    count: (db: Transaction, now: Date) => db.employeeSession.count({ where: staleLogins(now) }),
    clear: (db: Transaction, now: Date) =>
      db.employeeSession.deleteMany({ where: staleLogins(now), limit: BATCH }),
  },
};

/** Tables whose rows go by their own age. */
export type ExpiringTable = keyof typeof TABLES;

export const EXPIRING_TABLES = Object.keys(TABLES) as ExpiringTable[];

/** How many rows of a table are due. */
export async function countExpired(table: ExpiringTable, now: Date): Promise<number> {
  return TABLES[table].count(await database(), now);
}

/** Deletes a batch of them. */
export async function clearExpired(table: ExpiringTable, now: Date): Promise<number> {
  return (await TABLES[table].clear(await database(), now)).count;
}

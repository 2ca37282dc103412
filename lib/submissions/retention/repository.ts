import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { dueFrom, type PeriodName } from '@/lib/submissions/periods';
import { SENDERS } from '@/lib/submissions/reference';

/** To keep a transaction short */
export const BATCH = 100;

interface Proof {
  submissionId: string;
  purpose: string;
}

/** Consents of existing submissions may be used again, so only those of deleted submissions are due. */
function dueProofs(db: Transaction, now: Date, skip = 0): Promise<Proof[]> {
  const due = dueFrom('proof', now);
  return db.$queryRaw<Proof[]>`
    WITH "Old" AS (
      SELECT "submissionId", "purpose" FROM "ConsentRecord"
      WHERE "action" = 'given' AND "createdAt" <= ${due}
      UNION
      SELECT "submissionId", "purpose" FROM "ConsentUse" WHERE "createdAt" <= ${due}
    )
    SELECT "submissionId", "purpose" FROM "Old"
    WHERE EXISTS (
      SELECT 1 FROM "Erasure" AS "gone" WHERE "gone"."submissionId" = "Old"."submissionId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentRecord" AS "given" WHERE "given"."submissionId" = "Old"."submissionId"
      AND "given"."purpose" = "Old"."purpose"
      AND "given"."action" = 'given' AND "given"."createdAt" > ${due}
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentUse" AS "used" WHERE "used"."submissionId" = "Old"."submissionId"
      AND "used"."purpose" = "Old"."purpose" AND "used"."createdAt" > ${due}
    )
    ORDER BY "submissionId", "purpose" LIMIT ${BATCH} OFFSET ${skip}`;
}

const among = (proofs: readonly Proof[]) => ({
  where: { OR: proofs.map((proof) => ({ ...proof })) },
});

export async function countProofs(now: Date) {
  const db = await database();
  const counts = { consentRecord: 0, consentUse: 0 };
  for (let skip = 0; ; skip += BATCH) {
    const proofs = await dueProofs(db, now, skip);
    if (proofs.length === 0) return counts;
    counts.consentRecord += await db.consentRecord.count(among(proofs));
    counts.consentUse += await db.consentUse.count(among(proofs));
  }
}

/** Triggers allow deletions from append-only tables only while a pass exists. */
async function inPass<Result>(clear: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return transaction(async (tx) => {
    const pass = { id: randomUUID() };
    await tx.retentionPass.create({ data: pass });
    const cleared = await clear(tx);
    await tx.retentionPass.delete({ where: pass });
    return cleared;
  });
}

export const clearProofs = (now: Date) =>
  inPass(async (tx) => {
    const proofs = await dueProofs(tx, now);
    const records = await tx.consentRecord.deleteMany(among(proofs));
    const uses = await tx.consentUse.deleteMany(among(proofs));
    return { consentRecord: records.count, consentUse: uses.count };
  });

const dueAccountEvents = (now: Date) => ({ createdAt: { lte: dueFrom('accountEvent', now) } });

export async function countAccountEvents(now: Date): Promise<number> {
  const db = await database();
  return db.accountEvent.count({ where: dueAccountEvents(now) });
}

export const clearAccountEvents = (now: Date) =>
  inPass(async (tx) => {
    const due = { where: dueAccountEvents(now), limit: BATCH };
    return (await tx.accountEvent.deleteMany(due)).count;
  });

/** Without consents to prove and mails to send. */
function dueSubmissions(db: Transaction, skip = 0): Promise<{ submissionId: string }[]> {
  return db.$queryRaw<{ submissionId: string }[]>`
    SELECT "submissionId" FROM "Erasure"
    WHERE NOT EXISTS (
      SELECT 1 FROM "ConsentRecord" AS "other" WHERE "other"."submissionId" = "Erasure"."submissionId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentUse" AS "other" WHERE "other"."submissionId" = "Erasure"."submissionId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "OutboxMessage" AS "other" WHERE "other"."erasedId" = "Erasure"."submissionId"
    )
    ORDER BY "submissionId" LIMIT ${BATCH} OFFSET ${skip}`;
}

const ofSubmissions = (submissions: readonly { submissionId: string }[]) => ({
  where: { submissionId: { in: submissions.map(({ submissionId }) => submissionId) } },
});

export async function countTraces() {
  const db = await database();
  const counts = { submissionEvent: 0, erasure: 0 };
  for (let skip = 0; ; skip += BATCH) {
    const submissions = await dueSubmissions(db, skip);
    if (submissions.length === 0) return counts;
    counts.submissionEvent += await db.submissionEvent.count(ofSubmissions(submissions));
    counts.erasure += submissions.length;
  }
}

export async function clearTraces() {
  const db = await database();
  const submissions = await dueSubmissions(db);
  return transaction(async (tx) => {
    const events = await tx.submissionEvent.deleteMany(ofSubmissions(submissions));
    const erasures = await tx.erasure.deleteMany(ofSubmissions(submissions));
    return { submissionEvent: events.count, erasure: erasures.count };
  });
}

const until = (period: PeriodName, now: Date) => ({ lte: dueFrom(period, now) });

const EXPIRED = {
  /** Delivered or refused, or past their period */
  confirmation: (now: Date) => ({
    erasedId: { not: null },
    OR: [{ status: { not: 'queued' } }, { createdAt: until('confirmation', now) }],
  }),
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

type ExpiringTable = keyof typeof EXPIRED;

export const EXPIRING_TABLES = Object.keys(EXPIRED) as ExpiringTable[];

interface Table {
  count: (args: object) => PromiseLike<number>;
  deleteMany: (args: object) => PromiseLike<{ count: number }>;
}

/** Where the name in the report is not that of the table */
const TABLES = { confirmation: 'outboxMessage', exportDocument: 'document' } as const;

async function tableOf(name: ExpiringTable) {
  const db = await database();
  const table = name === 'confirmation' || name === 'exportDocument' ? TABLES[name] : name;
  return db[table] as Table;
}

export async function countExpired(table: ExpiringTable, now: Date): Promise<number> {
  return (await tableOf(table)).count({ where: EXPIRED[table](now) });
}

export async function clearExpired(table: ExpiringTable, now: Date): Promise<number> {
  const due = { where: EXPIRED[table](now), limit: BATCH };
  return (await (await tableOf(table)).deleteMany(due)).count;
}

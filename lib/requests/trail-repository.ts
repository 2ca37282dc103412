import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { insert, type Statement } from '@/lib/platform/db/statements';

type Flat = Record<string, unknown>;

/** An entry of the audit trail; both sides name what has changed alone, and no person. */
export interface TrailEntry {
  /** Who acted; `employee:` goes before an id */
  actor: 'visitor' | 'system' | `employee:${number}`;
  /** What happened: 'created', 'email-confirmed', 'consent-withdrawn', 'erased', … */
  action: string;
  before?: Flat;
  after?: Flat;
  /** Default: now */
  createdAt?: Date;
}

const entry = (
  about: { kind: string; id: string },
  { actor, action, before, after, createdAt = new Date() }: TrailEntry,
) => ({
  id: randomUUID(),
  requestKind: about.kind,
  requestId: about.id,
  actor,
  action,
  before,
  after,
  createdAt,
});

/**
 * Adds to the audit trail, in the transaction of what happened. Everything that happens to a request
 * passes here.
 * @param about what it is filed under: a request, or what an employee did beside one
 */
export async function record(
  tx: Pick<Transaction, 'requestEvent'>,
  about: { kind: string; id: string },
  event: TrailEntry,
) {
  const { before, after, ...row } = entry(about, event);
  await tx.requestEvent.create({
    data: {
      ...row,
      before: before as Prisma.InputJsonObject,
      after: after as Prisma.InputJsonObject,
    },
  });
}

/** Adds an entry that belongs to no other change. */
export async function recordAlone(about: { kind: string; id: string }, event: TrailEntry) {
  await record(await database(), about, event);
}

/** The same as a statement. */
export const recorded = (about: { kind: string; id: string }, event: TrailEntry): Statement[] =>
  insert('RequestEvent', [entry(about, event)]);

import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { database, type Transaction, insert } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import type { Statement } from '@/lib/platform/db/statements';

import {
  CONSENT_VERSION,
  CONSENT_WORDINGS,
  type ConsentPurpose,
} from '@/lib/submissions/kinds/wordings';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';

type Flat = Record<string, unknown>;

/** `before` and `after` contain only what has changed, and name no person. */
export interface TrailEntry {
  actor: 'visitor' | 'system' | `employee:${number}`;
  /** 'created', 'email-confirmed', 'consent-withdrawn', 'erased', … */
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
  submissionKind: about.kind,
  submissionId: about.id,
  actor,
  action,
  before,
  after,
  createdAt,
});

/** In the transaction of what happened. @param about a submission, or an employee's other action */
export async function record(
  tx: Pick<Transaction, 'submissionEvent'>,
  about: { kind: string; id: string },
  event: TrailEntry,
) {
  const { before, after, ...row } = entry(about, event);
  await tx.submissionEvent.create({
    data: {
      ...row,
      before: before as Prisma.InputJsonObject,
      after: after as Prisma.InputJsonObject,
    },
  });
}

export async function recordAlone(about: { kind: string; id: string }, event: TrailEntry) {
  await record(await database(), about, event);
}

export const recorded = (about: { kind: string; id: string }, event: TrailEntry): Statement[] =>
  insert('SubmissionEvent', [entry(about, event)]);

export interface ConsentSource {
  sourcePage: string;
  /** See lib/platform/http/caller.ts */
  origin?: string;
}

export const consentRows = (
  reference: SubmissionReference,
  purposes: readonly ConsentPurpose[],
  { action, sourcePage, origin }: { action: 'given' | 'withdrawn' } & ConsentSource,
) =>
  purposes.map((purpose) => {
    const wording = CONSENT_WORDINGS[purpose];
    return {
      id: randomUUID(),
      ...filedUnder(reference),
      purpose,
      action,
      wording,
      version: CONSENT_VERSION,
      wordingHash: createHash('sha256').update(wording).digest('hex'),
      sourcePage,
      origin,
      createdAt: new Date(),
    };
  });

export async function recordConsents(tx: Transaction, ...given: Parameters<typeof consentRows>) {
  await tx.consentRecord.createMany({ data: consentRows(...given) });
}

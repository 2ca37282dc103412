import 'server-only';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';

/** Consents, their uses and events, oldest first. */
export async function findLedger(submissionId: string) {
  const db = await database();
  const oldestFirst = { where: { submissionId }, orderBy: { createdAt: 'asc' } } as const;
  const [consents, uses, events] = await Promise.all([
    db.consentRecord.findMany(oldestFirst),
    db.consentUse.findMany(oldestFirst),
    db.submissionEvent.findMany(oldestFirst),
  ]);
  return { consents, uses, events };
}

export interface ErasedSubmission extends SubmissionReference {
  erasedAt: Date;
}

interface Traces {
  emailHash: string | null;
  phoneHash: string | null;
}

/** Newest first; `submissionId` also finds a submission by its id. */
export async function findErasures({ emailHash, phoneHash }: Traces, submissionId?: string) {
  const db = await database();
  const rows = await db.erasure.findMany({
    where: {
      OR: [
        ...(emailHash ? [{ emailHash }] : []),
        ...(phoneHash ? [{ phoneHash }] : []),
        ...(submissionId ? [{ submissionId }] : []),
      ],
    },
    orderBy: { erasedAt: 'desc' },
  });
  return rows.map(({ submissionKind, submissionId: id, erasedAt }): ErasedSubmission => ({
    kind: submissionKind as SubmissionKind,
    id,
    erasedAt,
  }));
}

export async function findErasedAt({ kind, id }: SubmissionReference): Promise<Date | undefined> {
  const db = await database();
  const erasure = await db.erasure.findUnique({
    where: { submissionId: id, submissionKind: kind },
  });
  return erasure?.erasedAt;
}

/** The ids that have a consent in the ledger. */
export async function withConsents(submissionIds: string[]): Promise<Set<string>> {
  const db = await database();
  const rows = await db.consentRecord.findMany({
    where: { submissionId: { in: submissionIds } },
    distinct: ['submissionId'],
    select: { submissionId: true },
  });
  return new Set(rows.map(({ submissionId }) => submissionId));
}

/** The ids whose submission may be passed on to an agency. */
export async function permittedAmong(
  submissionIds: string[],
  tx?: Transaction,
): Promise<Set<string>> {
  const db = tx ?? (await database());
  const rows = await db.consentRecord.findMany({
    where: { submissionId: { in: submissionIds }, purpose: 'partner' },
    orderBy: { createdAt: 'asc' },
    select: { submissionId: true, action: true },
  });
  const last = new Map(rows.map(({ submissionId, action }) => [submissionId, action]));
  return new Set(submissionIds.filter((id) => last.get(id) === 'given'));
}

interface NewUse {
  purpose: ConsentPurpose;
  kind: 'call' | 'delivery';
  /** No personal data */
  detail?: string;
}

/** The last record of a consent: 'given' or 'withdrawn' */
export const lastConsent = (tx: Transaction, submissionId: string, purpose: ConsentPurpose) =>
  tx.consentRecord.findFirst({
    where: { submissionId, purpose },
    orderBy: { createdAt: 'desc' },
  });

export const lastAction = async (...asked: Parameters<typeof lastConsent>) =>
  (await lastConsent(...asked))?.action;

/** @throws AppError `conflict` (409) if the consent does not hold */
export async function requireConsent(
  tx: Transaction,
  reference: SubmissionReference,
  purpose: ConsentPurpose,
) {
  const action = await lastAction(tx, reference.id, purpose);
  if (action === 'given') return;
  throw new AppError(
    'conflict',
    action
      ? 'Diese Einwilligung wurde widerrufen. Sie darf nicht mehr genutzt werden.'
      : 'Diese Einwilligung wurde nicht erteilt.',
  );
}

/** In the caller's transaction. @throws AppError `conflict` (409) if the consent does not hold */
export async function addUse(tx: Transaction, reference: SubmissionReference, use: NewUse) {
  await requireConsent(tx, reference, use.purpose);
  await tx.consentUse.create({ data: { ...filedUnder(reference), ...use } });
}

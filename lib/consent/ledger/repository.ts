import 'server-only';
import type { ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { findSubject } from '@/lib/subjects/repository';

/** A request that was deleted. */
export interface ErasedRequest extends SubjectReference {
  erasedAt: Date;
}

interface Traces {
  emailHash: string | null;
  phoneHash: string | null;
}

/** Deleted requests that the hashed address or number belonged to, or that had this id; newest first. */
export async function findErasures({ emailHash, phoneHash }: Traces, subjectId?: string) {
  const db = await database();
  const rows = await db.erasure.findMany({
    where: {
      OR: [
        ...(emailHash ? [{ emailHash }] : []),
        ...(phoneHash ? [{ phoneHash }] : []),
        ...(subjectId ? [{ subjectId }] : []),
      ],
    },
    orderBy: { erasedAt: 'desc' },
  });
  return rows.map(({ subjectType, subjectId: id, erasedAt: at }): ErasedRequest => ({
    subjectType: subjectType as SubjectType,
    subjectId: id,
    erasedAt: at,
  }));
}

/** When a request was deleted, if it was. */
export async function findErasedAt({
  subjectType,
  subjectId,
}: SubjectReference): Promise<Date | undefined> {
  const db = await database();
  const where = { subjectType_subjectId: { subjectType, subjectId } };
  return (await db.erasure.findUnique({ where }))?.erasedAt;
}

/** Ids of those requests that have a consent in the ledger. */
export async function withConsents(subjectIds: string[]): Promise<Set<string>> {
  const db = await database();
  const rows = await db.consentRecord.findMany({
    where: { subjectId: { in: subjectIds } },
    distinct: ['subjectId'],
    select: { subjectId: true },
  });
  return new Set(rows.map(({ subjectId }) => subjectId));
}

/** What a consent is made use of for. */
export interface NewUse {
  purpose: ConsentPurpose;
  kind: 'call' | 'delivery';
  /** Nothing of the person */
  detail?: string;
}

async function lastAction(
  tx: Transaction,
  { subjectType, subjectId }: SubjectReference,
  purpose: ConsentPurpose,
) {
  const last = await tx.consentRecord.findFirst({
    where: { subjectType, subjectId, purpose },
    orderBy: { createdAt: 'desc' },
  });
  return last?.action;
}

/**
 * Looks whether a consent holds.
 * @throws AppError `conflict` (409)
 */
export async function requireConsent(
  tx: Transaction,
  reference: SubjectReference,
  purpose: ConsentPurpose,
) {
  const action = await lastAction(tx, reference, purpose);
  if (action === 'given') return;
  throw new AppError(
    'conflict',
    action
      ? 'Diese Einwilligung wurde widerrufen. Sie darf nicht mehr genutzt werden.'
      : 'Diese Einwilligung wurde nicht erteilt.',
  );
}

/**
 * Adds a use to the ledger, within the caller's transaction.
 * @throws AppError `conflict` (409)
 */
export async function addUse(
  tx: Transaction,
  { subjectType, subjectId }: SubjectReference,
  use: NewUse,
) {
  const reference = { subjectType, subjectId };
  await requireConsent(tx, reference, use.purpose);
  await tx.consentUse.create({ data: { ...reference, ...use } });
}

/**
 * Adds a use to the ledger, in one transaction with the look at whether the consent holds.
 * @throws AppError `not_found` (404), `conflict` (409)
 */
export async function storeUse(reference: SubjectReference, use: NewUse) {
  const db = await database();
  await db.$transaction(async (tx) => {
    if (!(await findSubject(reference, tx))) {
      throw new AppError('not_found', 'Diese Anfrage ist nicht mehr da.');
    }
    await addUse(tx, reference, use);
  });
}

import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import {
  CONSENT_VERSION,
  CONSENT_WORDINGS,
  type ConsentPurpose,
} from '@/lib/requests/kinds/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { filedUnder, type RequestReference } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';

export interface ConsentSource {
  sourcePage: string;
  /** See lib/platform/http/origin.ts */
  origin?: string;
}

export const consentRows = (
  reference: RequestReference,
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

/** Consents, their uses and events, oldest first. */
export async function findLedger(requestId: string) {
  const db = await database();
  const oldestFirst = { where: { requestId }, orderBy: { createdAt: 'asc' } } as const;
  const [consents, uses, events] = await Promise.all([
    db.consentRecord.findMany(oldestFirst),
    db.consentUse.findMany(oldestFirst),
    db.requestEvent.findMany(oldestFirst),
  ]);
  return { consents, uses, events };
}

export interface ErasedRequest extends RequestReference {
  erasedAt: Date;
}

interface Traces {
  emailHash: string | null;
  phoneHash: string | null;
}

/** Newest first; `requestId` also finds a request by its id. */
export async function findErasures({ emailHash, phoneHash }: Traces, requestId?: string) {
  const db = await database();
  const rows = await db.erasure.findMany({
    where: {
      OR: [
        ...(emailHash ? [{ emailHash }] : []),
        ...(phoneHash ? [{ phoneHash }] : []),
        ...(requestId ? [{ requestId }] : []),
      ],
    },
    orderBy: { erasedAt: 'desc' },
  });
  return rows.map(({ requestKind, requestId: id, erasedAt }): ErasedRequest => ({
    kind: requestKind as RequestKind,
    id,
    erasedAt,
  }));
}

export async function findErasedAt({ kind, id }: RequestReference): Promise<Date | undefined> {
  const db = await database();
  const erasure = await db.erasure.findUnique({ where: { requestId: id, requestKind: kind } });
  return erasure?.erasedAt;
}

/** The ids that have a consent in the ledger. */
export async function withConsents(requestIds: string[]): Promise<Set<string>> {
  const db = await database();
  const rows = await db.consentRecord.findMany({
    where: { requestId: { in: requestIds } },
    distinct: ['requestId'],
    select: { requestId: true },
  });
  return new Set(rows.map(({ requestId }) => requestId));
}

/** The ids whose request may be passed on to an agent. */
export async function permittedAmong(requestIds: string[], tx?: Transaction): Promise<Set<string>> {
  const db = tx ?? (await database());
  const rows = await db.consentRecord.findMany({
    where: { requestId: { in: requestIds }, purpose: 'partner' },
    orderBy: { createdAt: 'asc' },
    select: { requestId: true, action: true },
  });
  const last = new Map(rows.map(({ requestId, action }) => [requestId, action]));
  return new Set(requestIds.filter((id) => last.get(id) === 'given'));
}

export interface NewUse {
  purpose: ConsentPurpose;
  kind: 'call' | 'delivery';
  /** No personal data */
  detail?: string;
}

export async function lastAction(tx: Transaction, requestId: string, purpose: ConsentPurpose) {
  const last = await tx.consentRecord.findFirst({
    where: { requestId, purpose },
    orderBy: { createdAt: 'desc' },
  });
  return last?.action;
}

/** @throws AppError `conflict` (409) if the consent does not hold */
export async function requireConsent(
  tx: Transaction,
  reference: RequestReference,
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
export async function addUse(tx: Transaction, reference: RequestReference, use: NewUse) {
  await requireConsent(tx, reference, use.purpose);
  await tx.consentUse.create({ data: { ...filedUnder(reference), ...use } });
}

/** @throws AppError `not_found` (404), `conflict` (409) if the consent does not hold */
export async function storeUse(reference: RequestReference, use: NewUse) {
  const db = await database();
  await db.$transaction(async (tx) => {
    if (!(await findRequest(reference.id, tx))) {
      throw new AppError('not_found', 'Diese Anfrage ist nicht mehr da.');
    }
    await addUse(tx, reference, use);
  });
}

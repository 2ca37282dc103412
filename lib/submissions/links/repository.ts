import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { record } from '@/lib/submissions/trail-repository';
import { addressHash, LINK_LIFETIME, ownerToken, tokenHash } from './token';

export interface OwnerLink {
  id: string;
  submissionId: string;
  channel: 'mail' | 'browser';
  recipientHash: string | null;
  expiresAt: Date;
}

interface NewLink {
  id: string;
  submissionId: string;
  channel: 'mail' | 'browser';
  recipient?: string;
  expiresAt: Date;
}

/** Creates the link unless it exists; a revoked link stays revoked. */
export async function ensureLink({ id, recipient, ...link }: NewLink) {
  const db = await database();
  const recipientHash = recipient ? addressHash(recipient) : null;
  const data = { ...link, id, recipientHash, tokenHash: tokenHash(ownerToken(id)) };
  try {
    // Almost every link is new, and an upsert would cost each mail a transaction.
    return await db.ownerLink.create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return db.ownerLink.findUniqueOrThrow({ where: { id } });
  }
}

/** One for each outbox row, so that a resent mail has the same link. */
export async function mailLink(outboxId: string, submissionId: string, recipient: string) {
  const expiresAt = new Date(Date.now() + LINK_LIFETIME);
  return ensureLink({ id: outboxId, submissionId, channel: 'mail', recipient, expiresAt });
}

export async function findLink(token: string, now: Date): Promise<OwnerLink | null> {
  const db = await database();
  const link = await db.ownerLink.findUnique({ where: { tokenHash: tokenHash(token) } });
  if (!link || link.revokedAt || link.expiresAt <= now) return null;
  const { id, submissionId, recipientHash, expiresAt } = link;
  return {
    id,
    submissionId,
    channel: link.channel === 'mail' ? 'mail' : 'browser',
    recipientHash,
    expiresAt,
  };
}

export async function confirmedAt(
  submissionId: string,
  address: string,
  tx?: Transaction,
): Promise<Date | undefined> {
  const db = tx ?? (await database());
  const link = await db.ownerLink.findFirst({
    where: {
      submissionId,
      recipientHash: addressHash(address),
      confirmedAt: { not: null },
    },
    orderBy: { confirmedAt: 'asc' },
  });
  return link?.confirmedAt ?? undefined;
}

/** Whether the address was confirmed, by this or another link. */
export async function isConfirmed({ submissionId, recipientHash }: OwnerLink): Promise<boolean> {
  if (!recipientHash) return false;
  const db = await database();
  const where = { submissionId, recipientHash, confirmedAt: { not: null } };
  return (await db.ownerLink.count({ where })) > 0;
}

export async function markConfirmed(tx: Transaction, linkId: string, now: Date) {
  await tx.ownerLink.update({ where: { id: linkId }, data: { confirmedAt: now } });
}

/** In a transaction that has locked the submission. */
export async function isStillGood(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.ownerLink.count({ where: { id, revokedAt: null } })) > 0;
}

/** Revokes links of a submission: all, or all but one that were sent to one address. */
export async function revokeLinks(
  tx: Transaction,
  submissionId: string,
  now: Date,
  only?: { sentTo: string; exceptId: string },
) {
  const narrowed = only && {
    recipientHash: addressHash(only.sentTo),
    id: { not: only.exceptId },
  };
  await tx.ownerLink.updateMany({
    where: { submissionId, revokedAt: null, ...narrowed },
    data: { revokedAt: now },
  });
}

const LINKS_REVOKED = 'links-revoked';

/** After a changed address was confirmed */
const EARLIER_LINKS_REVOKED = 'earlier-links-revoked';

/** Links, passes and the key of the form. */
export async function endAccess(tx: Transaction, reference: SubmissionReference) {
  await revokeLinks(tx, reference.id, new Date());
  await endPasses(tx, reference, LINKS_REVOKED);
}

/** Keeps the link of a changed address. A former address that returns must be confirmed again. */
export async function endEarlierAccess(
  tx: Transaction,
  reference: SubmissionReference,
  linkId: string,
) {
  const others = { submissionId: reference.id, id: { not: linkId } };
  await tx.ownerLink.updateMany({ where: others, data: { confirmedAt: null } });
  await tx.ownerLink.updateMany({
    where: { ...others, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await endPasses(tx, reference, EARLIER_LINKS_REVOKED);
}

/** A pass is valid until the audit trail has one of these actions. */
async function endPasses(tx: Transaction, reference: SubmissionReference, action: string) {
  const { kind: scope, id: resourceId } = reference;
  await tx.idempotencyKey.deleteMany({ where: { scope, resourceId } });
  await record(tx, reference, { actor: 'visitor', action });
}

export async function lastRevokedAt(submissionId: string): Promise<Date | undefined> {
  const db = await database();
  const event = await db.submissionEvent.findFirst({
    where: { submissionId, action: { in: [LINKS_REVOKED, EARLIER_LINKS_REVOKED] } },
    orderBy: { createdAt: 'desc' },
  });
  return event?.createdAt;
}

export async function linkedSubmissions(address: string): Promise<string[]> {
  const db = await database();
  const links = await db.ownerLink.findMany({
    where: { recipientHash: addressHash(address) },
    distinct: ['submissionId'],
    select: { submissionId: true },
  });
  return links.map(({ submissionId }) => submissionId);
}

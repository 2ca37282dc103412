import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { RequestReference } from '@/lib/requests/reference';
import { record } from '@/lib/requests/trail-repository';
import { addressHash, LINK_LIFETIME, ownerToken, tokenHash } from './token';

/** A link that is good. */
export interface OwnerLink {
  id: string;
  requestId: string;
  channel: 'mail' | 'browser';
  recipientHash: string | null;
  expiresAt: Date;
}

interface NewLink {
  id: string;
  requestId: string;
  channel: 'mail' | 'browser';
  /** Where it is sent to */
  recipient?: string;
  expiresAt: Date;
}

/** Makes a link, or finds the one that was made under this id before; one that was revoked stays so. */
export async function ensureLink({ id, recipient, ...link }: NewLink) {
  const db = await database();
  const recipientHash = recipient ? addressHash(recipient) : null;
  const data = { ...link, id, recipientHash, tokenHash: tokenHash(ownerToken(id)) };
  try {
    // Almost every link is new; an upsert would be a transaction of its own for each mail.
    return await db.ownerLink.create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return db.ownerLink.findUniqueOrThrow({ where: { id } });
  }
}

/** The link in a mail: one for each outbox row, so that a mail sent again carries the same one. */
export async function mailLink(outboxId: string, requestId: string, recipient: string) {
  const expiresAt = new Date(Date.now() + LINK_LIFETIME);
  return ensureLink({ id: outboxId, requestId, channel: 'mail', recipient, expiresAt });
}

/** The link of a token while it is good, or `null`. */
export async function findLink(token: string, now: Date): Promise<OwnerLink | null> {
  const db = await database();
  const link = await db.ownerLink.findUnique({ where: { tokenHash: tokenHash(token) } });
  if (!link || link.revokedAt || link.expiresAt <= now) return null;
  const { id, requestId, recipientHash, expiresAt } = link;
  return {
    id,
    requestId,
    channel: link.channel === 'mail' ? 'mail' : 'browser',
    recipientHash,
    expiresAt,
  };
}

/** When the address was confirmed by a link that was sent to it, if it was. */
export async function confirmedAt(
  requestId: string,
  address: string,
  tx?: Transaction,
): Promise<Date | undefined> {
  const db = tx ?? (await database());
  const link = await db.ownerLink.findFirst({
    where: {
      requestId,
      recipientHash: addressHash(address),
      confirmedAt: { not: null },
    },
    orderBy: { confirmedAt: 'asc' },
  });
  return link?.confirmedAt ?? undefined;
}

/** Whether the address that a link went to was confirmed, by this link or another one. */
export async function isConfirmed({ requestId, recipientHash }: OwnerLink): Promise<boolean> {
  if (!recipientHash) return false;
  const db = await database();
  const where = { requestId, recipientHash, confirmedAt: { not: null } };
  return (await db.ownerLink.count({ where })) > 0;
}

/** Marks a link as the one by which its address was confirmed. */
export async function markConfirmed(tx: Transaction, linkId: string, now: Date) {
  await tx.ownerLink.update({ where: { id: linkId }, data: { confirmedAt: now } });
}

/** Whether a link was not ended in the meantime, within the transaction that has taken hold of its request. */
export async function isStillGood(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.ownerLink.count({ where: { id, revokedAt: null } })) > 0;
}

/** Ends links of a request: all of them, or all that were sent to one address but for one. */
export async function revokeLinks(
  tx: Transaction,
  requestId: string,
  now: Date,
  only?: { sentTo: string; exceptId: string },
) {
  const narrowed = only && {
    recipientHash: addressHash(only.sentTo),
    id: { not: only.exceptId },
  };
  await tx.ownerLink.updateMany({
    where: { requestId, revokedAt: null, ...narrowed },
    data: { revokedAt: now },
  });
}

/** What the audit trail calls it when a person ends all links of a request. */
const LINKS_REVOKED = 'links-revoked';

/** The same when a changed address is confirmed, which ends all that there were before. */
const EARLIER_LINKS_REVOKED = 'earlier-links-revoked';

/** Ends every way to a request: its links, the passes, and the key under which its form was sent. */
export async function endAccess(tx: Transaction, reference: RequestReference) {
  await revokeLinks(tx, reference.id, new Date());
  await endPasses(tx, reference, LINKS_REVOKED);
}

/**
 * The same, but for the link by which a changed address was confirmed. An address of before has to be
 * confirmed again when the request gets it back.
 */
export async function endEarlierAccess(
  tx: Transaction,
  reference: RequestReference,
  linkId: string,
) {
  const others = { requestId: reference.id, id: { not: linkId } };
  await tx.ownerLink.updateMany({ where: others, data: { confirmedAt: null } });
  await tx.ownerLink.updateMany({
    where: { ...others, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await endPasses(tx, reference, EARLIER_LINKS_REVOKED);
}

/** A pass is good as long as nothing of this stands in the trail after it. A key sent again leads to a new one. */
async function endPasses(tx: Transaction, reference: RequestReference, action: string) {
  const { kind: scope, id: resourceId } = reference;
  await tx.idempotencyKey.deleteMany({ where: { scope, resourceId } });
  await record(tx, reference, { actor: 'visitor', action });
}

/** When the passes of this request were last ended by its owner, if ever. */
export async function lastRevokedAt(requestId: string): Promise<Date | undefined> {
  const db = await database();
  const event = await db.requestEvent.findFirst({
    where: { requestId, action: { in: [LINKS_REVOKED, EARLIER_LINKS_REVOKED] } },
    orderBy: { createdAt: 'desc' },
  });
  return event?.createdAt;
}

/** The ids of the requests to which a link was sent at this address, however it was written. */
export async function linkedRequests(address: string): Promise<string[]> {
  const db = await database();
  const links = await db.ownerLink.findMany({
    where: { recipientHash: addressHash(address) },
    distinct: ['requestId'],
    select: { requestId: true },
  });
  return links.map(({ requestId }) => requestId);
}

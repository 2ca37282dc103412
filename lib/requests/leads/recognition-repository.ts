import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { contactKeys } from '@/lib/requests/contact-keys';
import { findSamePerson } from '@/lib/requests/person/repository';
import { findRequest } from '@/lib/requests/repository';
import { record } from '@/lib/requests/trail-repository';
import { isSaleRequest, type SaleRequest } from './facts';
import { fingerprintsOf } from './fingerprint';
import { endOffers } from './offers-repository';
import type { Qualification } from './qualification';
import { findQualification, requalify } from './repository';

/** Claims a fingerprint, or returns the request that has it; locks it until the transaction ends. */
async function claim(tx: Transaction, mark: string, requestId: string, now: Date) {
  const [held] = await tx.$queryRaw<{ requestId: string; isSold: boolean | number }[]>`
    INSERT INTO "LeadMark" ("mark", "requestId", "isSold", "createdAt")
    VALUES (${mark}, ${requestId}, false, ${now})
    ON CONFLICT ("mark") DO UPDATE SET "mark" = excluded."mark"
    RETURNING "requestId", "isSold"`;
  return held!;
}

const handOver = (tx: Transaction, from: string, to: string) =>
  tx.leadMark.updateMany({ where: { requestId: from }, data: { requestId: to } });

/** Joins an earlier request of the same person, whose sale is over, to this one. */
async function takeOver(tx: Transaction, request: SaleRequest, earlier: string) {
  await handOver(tx, earlier, request.id);
  await tx.qualification.updateMany({
    where: { OR: [{ requestId: earlier }, { joinedTo: earlier }], soldAt: null },
    data: { joinedTo: request.id },
  });
  const after = { request: earlier };
  await record(tx, request, { actor: 'system', action: 'lead-joined', after });
}

/** Joins a request to an earlier one of the same person, which is sold instead. */
async function join(
  tx: Transaction,
  request: SaleRequest,
  { to, isSold, marks, now }: { to: string; isSold: boolean; marks: readonly string[]; now: Date },
) {
  await handOver(tx, request.id, to);
  for (const mark of marks) await claim(tx, mark, to, now);
  if (isSold) await tx.leadMark.updateMany({ where: { requestId: to }, data: { isSold } });
  const data = { joinedTo: to, resembles: null };
  await tx.qualification.update({ where: { requestId: request.id }, data });
  await record(tx, request, { actor: 'system', action: 'lead-joined', after: { request: to } });
}

/**
 * Looks for an earlier request for the same home with this address or number. If it is proven to be
 * the same person's, this request joins it if it is sold or for sale, else the earlier one joins
 * this one. Otherwise this request only notes which one it resembles, because anyone can type an
 * address or a number.
 */
async function recognise(tx: Transaction, request: SaleRequest, now: Date) {
  const { postalCode, propertyType } = request.details;
  const { email, phone, id } = request;
  const marks = fingerprintsOf({ email, phone, postalCode, propertyType });
  const same = new Set((await findSamePerson(tx, id)).map((other) => other.id));
  let resembles: string | undefined;
  for (const mark of marks) {
    const { requestId: holder, isSold: isMarkSold } = await claim(tx, mark, id, now);
    if (holder === id) continue;
    const first = await findQualification(holder, tx);
    const isSold = Boolean(isMarkSold || first?.soldAt);
    const isOnSale = first && !first.stoppedAt && !first.joinedTo && first.endsAt > now;
    if (same.has(holder)) {
      if (isSold || isOnSale) return join(tx, request, { to: holder, isSold, marks, now });
      await takeOver(tx, request, holder);
    } else if (isSold || isOnSale || first?.stoppedAt) resembles ??= holder;
    else await tx.leadMark.update({ where: { mark }, data: { requestId: id } });
  }
  resembles ??= await refusedBefore(tx, request, same);
  if (!resembles) return;
  await tx.qualification.update({ where: { requestId: id }, data: { resembles } });
  const after = { request: resembles };
  await record(tx, request, { actor: 'system', action: 'lead-resembles', after });
}

async function ofSameKeys(tx: Transaction, { id, email, phone }: SaleRequest) {
  const { emailKey, phoneKey } = contactKeys({ email, phone });
  const keys = [...(emailKey ? [{ emailKey }] : []), ...(phoneKey ? [{ phoneKey }] : [])];
  const found = await tx.request.findMany({
    where: { OR: keys, id: { not: id }, qualification: { isNot: null } },
    include: { qualification: true },
    orderBy: { createdAt: 'asc' },
  });
  // A request may have been deleted between the two reads of this query.
  return found.filter(({ qualification }) => qualification !== null);
}

type Held = { createdAt: Date; qualification: Qualification | null };

/** An employee has talked with the owner, so the number is known to be the owner's. */
const hasTalked = ({ qualification }: Held) =>
  Boolean(qualification?.intentAt && qualification.isOwner);

/**
 * A withdrawn permission holds back other leads with the same address or number until an employee
 * has checked them. An older released lead, or one whose owner an employee has talked with, stays
 * on sale, unless an employee has also talked with the person who withdraws.
 */
const isHeldBy = (withdrawn: Held, lead: Held) =>
  hasTalked(withdrawn) ||
  (!hasTalked(lead) && (lead.createdAt > withdrawn.createdAt || !lead.qualification?.releasedAt));

async function refusedBefore(tx: Transaction, request: SaleRequest, same: ReadonlySet<string>) {
  const { createdAt } = request;
  const own = { createdAt, qualification: await findQualification(request.id, tx) };
  return (await ofSameKeys(tx, request)).find(
    (other) => other.qualification?.stoppedAt && !same.has(other.id) && isHeldBy(other, own),
  )?.id;
}

/**
 * After a withdrawal, see {@link isHeldBy}.
 * @param same proven to be the same person's: the withdrawal applies to them anyway
 */
export async function holdResembling(
  tx: Transaction,
  requestId: string,
  same: readonly string[],
  now: Date,
) {
  const request = await findRequest(requestId, tx);
  const qualification = await findQualification(requestId, tx);
  if (!request || !isSaleRequest(request) || !qualification) return;
  const withdrawn = { createdAt: request.createdAt, qualification };
  for (const other of await ofSameKeys(tx, request)) {
    const { soldAt, isSeparate } = other.qualification!;
    const isDecided = isSeparate && !hasTalked(withdrawn);
    if (soldAt || isDecided || same.includes(other.id) || !isHeldBy(withdrawn, other)) continue;
    const data = { resembles: requestId, isSeparate: false };
    // It may have been deleted in the meantime.
    await tx.qualification.updateMany({ where: { requestId: other.id }, data });
    await endOffers(tx, other.id, 'expired', now);
  }
}

/** The merged requests of one home are sold with the one that keeps them. */
export async function keepSale(
  tx: Transaction,
  into: string,
  merged: readonly string[],
  clock?: Pick<Qualification, 'wishedAt' | 'endsAt'>,
) {
  for (const id of merged) await handOver(tx, id, into);
  if (clock) await tx.qualification.update({ where: { requestId: into }, data: clock });
}

/**
 * The worker decides again which of these requests is sold.
 * @param isMerged an employee has merged them, which overrules an earlier separation
 */
export async function recogniseAgain(
  tx: Transaction,
  requestIds: readonly string[],
  isMerged = false,
) {
  await tx.qualification.updateMany({
    where: {
      requestId: { in: [...requestIds] },
      soldAt: null,
      OR: [
        { joinedTo: { not: null } },
        { resembles: { not: null } },
        ...(isMerged ? [{ isSeparate: true }] : []),
      ],
    },
    data: {
      joinedTo: null,
      resembles: null,
      class: null,
      ...(isMerged && { isSeparate: false }),
    },
  });
}

export async function adopt(requestId: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const now = new Date();
    // Locks the lead: a second process waits and then finds it done.
    const mine = await tx.qualification.updateMany({
      where: { requestId, class: null },
      data: { class: 'basic' },
    });
    const request = await findRequest(requestId, tx);
    if (mine.count === 0 || !request || !isSaleRequest(request)) return;
    const row = (await findQualification(requestId, tx))!;
    if (!row.isSeparate && !row.joinedTo) await recognise(tx, request, now);
    await requalify(tx, requestId, now);
  });
}

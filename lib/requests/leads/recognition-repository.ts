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

/** Takes a mark, or says which request has it; until the transaction ends all others wait for it. */
async function claim(tx: Transaction, mark: string, requestId: string, now: Date) {
  const [held] = await tx.$queryRaw<{ requestId: string; isSold: boolean | number }[]>`
    INSERT INTO "LeadMark" ("mark", "requestId", "isSold", "createdAt")
    VALUES (${mark}, ${requestId}, false, ${now})
    ON CONFLICT ("mark") DO UPDATE SET "mark" = excluded."mark"
    RETURNING "requestId", "isSold"`;
  return held!;
}

/** Gives all marks that one request has to another one. */
const handOver = (tx: Transaction, from: string, to: string) =>
  tx.leadMark.updateMany({ where: { requestId: from }, data: { requestId: to } });

/** An earlier request of the same person, whose sale is over, joins this one. */
async function takeOver(tx: Transaction, request: SaleRequest, earlier: string) {
  await handOver(tx, earlier, request.id);
  await tx.qualification.updateMany({
    where: { OR: [{ requestId: earlier }, { joinedTo: earlier }], soldAt: null },
    data: { joinedTo: request.id },
  });
  const after = { request: earlier };
  await record(tx, request, { actor: 'system', action: 'lead-joined', after });
}

/** Lets a request join an earlier one of the same person, which is sold instead. */
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
 * Looks whether the same home was offered to us before under this address or number. Where that is proven to
 * be the same person's request and it is sold, or still for sale, this one joins it; where its sale is over,
 * it joins this one. Where it is not proven, this one only says which it resembles: anybody can type an
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

/** Other requests of the same address or number. */
async function ofSameKeys(tx: Transaction, { id, email, phone }: SaleRequest) {
  const { emailKey, phoneKey } = contactKeys({ email, phone });
  const keys = [...(emailKey ? [{ emailKey }] : []), ...(phoneKey ? [{ phoneKey }] : [])];
  const found = await tx.request.findMany({
    where: { OR: keys, id: { not: id }, qualification: { isNot: null } },
    include: { qualification: true },
    orderBy: { createdAt: 'asc' },
  });
  // One may have been deleted between the two reads that this is.
  return found.filter(({ qualification }) => qualification !== null);
}

/** A lead as far as it tells whether a withdrawal under its address or number reaches it. */
type Held = { createdAt: Date; qualification: Qualification | null };

/** Whether an employee has talked with the owner, so that the number is known to be theirs. */
const hasTalked = ({ qualification }: Held) =>
  Boolean(qualification?.intentAt && qualification.isOwner);

/**
 * Whether a lead must wait for an employee because the permission of another one under the same address or
 * number was withdrawn. One that is older and released, or whose owner an employee has talked with, goes on,
 * unless the one who withdraws was talked with: nothing else tells whose number it is.
 */
const isHeldBy = (withdrawn: Held, lead: Held) =>
  hasTalked(withdrawn) ||
  (!hasTalked(lead) && (lead.createdAt > withdrawn.createdAt || !lead.qualification?.releasedAt));

/** An earlier request under the same address or number whose permission was withdrawn, if there is one. */
async function refusedBefore(tx: Transaction, request: SaleRequest, same: ReadonlySet<string>) {
  const { createdAt } = request;
  const own = { createdAt, qualification: await findQualification(request.id, tx) };
  return (await ofSameKeys(tx, request)).find(
    (other) => other.qualification?.stoppedAt && !same.has(other.id) && isHeldBy(other, own),
  )?.id;
}

/**
 * The owner has withdrawn the permission: other leads under the same address or number leave the sale until an
 * employee has looked at them, see {@link isHeldBy}.
 * @param same ids of requests that are proven to be the same person's; the withdrawal counts for them anyway
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
    // It may be deleted at this very moment.
    await tx.qualification.updateMany({ where: { requestId: other.id }, data });
    await endOffers(tx, other.id, 'expired', now);
  }
}

/**
 * It has become known of requests that they are one person's, or not: the worker looks again which is sold.
 * @param isMerged an employee has merged them, which overrules an earlier parting
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

/** Looks at a request that may be passed on for the first time: whose it is, how far it has come. */
export async function adopt(requestId: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const now = new Date();
    // Two processes at once wait for each other here, and the second finds it done.
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

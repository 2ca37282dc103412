import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { findRequest } from '@/lib/requests/repository';
import { record } from '@/lib/requests/trail-repository';
import { isSaleRequest, type SaleRequest } from './facts';
import { marksOf } from './marks';
import { endOffers } from './offers-repository';
import type { Qualification } from './qualification';
import { findQualification, requalify } from './repository';

/** Takes a mark, or says which request has it; until the transaction ends nobody else can do either. */
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

/**
 * Looks whether the same person has asked about the same home before. Where that request is sold, or still
 * for sale, this one joins it, and the wish counts from now on; where its sale is over, it joins this one.
 */
async function recognise(tx: Transaction, request: SaleRequest, row: Qualification, now: Date) {
  const { postalCode, propertyType } = request.details;
  const { email, phone, id } = request;
  const marks = marksOf({ email, phone, postalCode, propertyType });
  for (const mark of marks) {
    const held = await claim(tx, mark, id, now);
    if (held.requestId === id) continue;
    const first = await findQualification(held.requestId, tx);
    const isSold = Boolean(held.isSold || first?.soldAt);
    const isOnSale = first && !first.stoppedAt && !first.joinedTo && first.endsAt > now;
    if (isSold || isOnSale)
      return join(tx, request, row, { to: held.requestId, isSold, marks, now });
    await handOver(tx, held.requestId, id);
    if (first) {
      await endOffers(tx, held.requestId, 'expired', now);
      const data = { joinedTo: id };
      await tx.qualification.updateMany({
        where: { OR: [{ requestId: held.requestId }, { joinedTo: held.requestId }] },
        data,
      });
      await record(tx, request, {
        ...{ actor: 'system', action: 'lead-joined' },
        after: { request: held.requestId },
      });
    }
  }
}

/** Lets a request join an earlier one, which from then on is recognised by the marks of both. */
async function join(
  tx: Transaction,
  request: SaleRequest,
  { wishedAt, endsAt }: Qualification,
  { to, isSold, marks, now }: { to: string; isSold: boolean; marks: readonly string[]; now: Date },
) {
  await handOver(tx, request.id, to);
  for (const mark of marks) await claim(tx, mark, to, now);
  if (isSold) await tx.leadMark.updateMany({ where: { requestId: to }, data: { isSold } });
  await tx.qualification.update({ where: { requestId: request.id }, data: { joinedTo: to } });
  if (!isSold) {
    await tx.qualification.updateMany({
      where: { requestId: to, wishedAt: { lt: wishedAt } },
      data: { wishedAt, endsAt },
    });
  }
  const after = { request: to };
  await record(tx, request, { actor: 'system', action: 'lead-joined', after });
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
    if (!row.isSeparate && !row.joinedTo) await recognise(tx, request, row, now);
    await requalify(tx, requestId, now);
  });
}

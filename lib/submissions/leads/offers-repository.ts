import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  type Agency,
  covers,
  maxAge,
  mayBuy,
  monthlyLimit,
  billingMonth,
  packageLeadPrice,
  singlePrice,
} from '@/lib/agencies/agency';
import { findAgency, holdAgency, withOffices } from '@/lib/agencies/repository';
import { database, type Transaction, insert } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import type { SqlValue } from '@/lib/platform/db/statements';
import { queuedMail, queueMail } from '@/lib/platform/mail/repository';
import { answerEnd } from './clock';
import type { LeadClassId } from './lead-class';
import type { OfferedObject } from './offer';
import { isOnSale } from './qualification-repository';

export interface Offered {
  submissionId: string;
  kind: string;
  class: LeadClassId;
  postalCode: string;
  wishedAt: Date;
  endsAt: Date;
  /** Without personal data */
  object: OfferedObject;
}

export interface Capacity {
  /** Accepted this month, or open offers */
  taken: number;
  limit: number;
  singles: number;
}

/** Lock the agency first. */
export async function capacityOf(tx: Transaction, agency: Agency, now: Date): Promise<Capacity> {
  const agencyId = agency.id;
  const [delivered, open, openSingles] = await Promise.all([
    tx.leadDelivery.count({ where: { agencyId, month: billingMonth(now), billing: 'package' } }),
    tx.leadOffer.count({ where: { agencyId, state: 'open', billing: 'package' } }),
    tx.leadOffer.count({ where: { agencyId, state: 'open', billing: 'single' } }),
  ]);
  return {
    taken: delivered + open,
    limit: monthlyLimit(agency.package),
    singles: agency.singleOrders - openSingles,
  };
}

/** By the package, else by a single order, if there is one. */
export function billingOf(
  leadClass: LeadClassId,
  { taken, limit, singles }: Capacity,
): 'package' | 'single' | undefined {
  if (leadClass === 'premium' && taken < limit) return 'package';
  return singles > 0 ? 'single' : undefined;
}

async function holdOnSale(tx: Transaction, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ submissionId: string }[]>`
    UPDATE "Qualification" SET "endsAt" = "endsAt"
    WHERE "submissionId" IN (${Prisma.join(ids)}) AND ${isOnSale(now)}
    RETURNING "submissionId"`;
  return new Set(rows.map(({ submissionId }) => submissionId));
}

/** What an agency is not offered again: what it declined, or had since the owner's last wish. */
export const isPassedOver = Prisma.sql`("LeadOffer"."state" = 'declined'
  OR "LeadOffer"."offeredAt" >= "Qualification"."wishedAt")`;

/** The leads that have an open offer, or that this agency is not offered again. */
async function openOrOffered(tx: Transaction, agencyId: string, ids: string[]) {
  const rows = await tx.$queryRaw<{ submissionId: string }[]>`
    SELECT "LeadOffer"."submissionId" FROM "LeadOffer"
    JOIN "Qualification" ON "Qualification"."submissionId" = "LeadOffer"."submissionId"
    WHERE "LeadOffer"."submissionId" IN (${Prisma.join(ids)})
    AND ("openFor" IS NOT NULL OR ("agencyId" = ${agencyId} AND ${isPassedOver}))`;
  return new Set(rows.map(({ submissionId }) => submissionId));
}

/** The agencies that are not offered it again */
export async function offeredTo(submissionId: string): Promise<Set<string>> {
  const db = await database();
  const rows = await db.$queryRaw<{ agencyId: string }[]>`
    SELECT "agencyId" FROM "LeadOffer"
    JOIN "Qualification" ON "Qualification"."submissionId" = "LeadOffer"."submissionId"
    WHERE "LeadOffer"."submissionId" = ${submissionId} AND ${isPassedOver}`;
  return new Set(rows.map(({ agencyId }) => agencyId));
}

/** Inserts rows with one statement, which is several times as fast as Prisma's createMany. */
async function addAll(tx: Transaction, table: string, rows: readonly Record<string, SqlValue>[]) {
  const plain = (value: SqlValue) =>
    typeof value === 'object' && value && !(value instanceof Date) ? JSON.stringify(value) : value;
  for (const { sql, values } of insert(table, rows)) {
    await tx.$executeRaw(Prisma.sql(sql.split('?'), ...values.map(plain)));
  }
}

/**
 * Offers as many leads as the agency has left, each with a mail that has the link. Skips leads that
 * are not for sale now or are offered to another agency.
 * @param by 'rule' or 'employee:{id}'
 * @returns the ids of the offered leads
 */
export async function offerTo(
  tx: Transaction,
  agencyId: string,
  leads: readonly Offered[],
  { by, now }: { by: string; now: Date },
): Promise<string[]> {
  if (leads.length === 0) return [];
  const agency = await holdAgency(tx, agencyId);
  if (!agency || !mayBuy(agency, now)) return [];
  const capacity = await capacityOf(tx, agency, now);
  const ids = leads.map(({ submissionId }) => submissionId);
  // Simultaneous offers of these leads wait for this lock.
  const onSale = await holdOnSale(tx, ids, now);
  const passedOver = await openOrOffered(tx, agencyId, ids);
  const offers = leads.flatMap((lead) => {
    const { submissionId, postalCode } = lead;
    const billing = billingOf(lead.class, capacity);
    const area = agency.areas.find((each) => covers([each], postalCode))?.prefix;
    const isPossible = onSale.has(submissionId) && !passedOver.has(submissionId);
    if (!billing || !isPossible || area === undefined) return [];
    const answer = answerEnd(lead, billing === 'package' ? maxAge(agency.package) : Infinity, now);
    const endsAt = agency.endsAt && agency.endsAt < answer ? agency.endsAt : answer;
    if (endsAt <= now) return [];
    const priceCents =
      billing === 'package'
        ? packageLeadPrice(agency.package!, capacity.taken)
        : singlePrice(lead.class);
    if (billing === 'package') capacity.taken++;
    else capacity.singles--;
    return [
      {
        id: randomUUID(),
        submissionId,
        agencyId,
        class: lead.class,
        priceCents,
        billing,
        object: { ...lead.object, area },
        postalCode,
        offeredBy: by,
        offeredAt: now,
        endsAt,
        state: 'open',
        openFor: submissionId,
      },
    ];
  });
  if (offers.length === 0) return [];
  await addAll(tx, 'LeadOffer', offers);
  await addAll(
    tx,
    'OutboxMessage',
    offers.map(({ id }) => ({
      ...queuedMail({ id: randomUUID(), template: 'lead-offer', recipient: agency.email }),
      payload: { offerId: id },
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
  if (by === 'rule') {
    const kinds = new Map(leads.map(({ submissionId, kind }) => [submissionId, kind]));
    await addAll(
      tx,
      'SubmissionEvent',
      offers.map(({ submissionId }) => ({
        id: randomUUID(),
        submissionKind: kinds.get(submissionId),
        submissionId,
        actor: 'system',
        action: 'lead-offered',
        after: { office: agency.office },
        createdAt: now,
      })),
    );
  }
  await tx.agency.update({ where: { id: agencyId }, data: { lastOfferAt: now } });
  return offers.map(({ submissionId }) => submissionId);
}

export async function findOffer(id: string, tx?: Transaction) {
  const db = tx ?? (await database());
  const offer = await db.leadOffer.findUnique({
    where: { id },
    include: { delivery: { include: { reclaims: true } } },
  });
  const agency = offer && (await findAgency(offer.agencyId, tx));
  return offer && agency ? { ...offer, agency } : null;
}

export async function tellAgency(
  tx: Transaction,
  offerId: string,
  template: string,
  about: Record<string, string> = {},
) {
  const found = await findOffer(offerId, tx);
  if (!found) return;
  const { email: recipient } = found.agency;
  await queueMail(tx, { template, recipient, payload: { offerId, ...about } });
}

/** The agency gets a mail if the owner stopped the sale. */
export async function endOffers(
  tx: Transaction,
  submissionId: string,
  state: 'expired' | 'stopped',
  now: Date,
) {
  const open = await tx.leadOffer.findFirst({ where: { openFor: submissionId } });
  if (!open) return;
  await tx.leadOffer.update({
    where: { id: open.id },
    data: { state, endedAt: now, openFor: null },
  });
  if (state === 'stopped') await tellAgency(tx, open.id, 'lead-stopped');
}

export async function expireOffers(now: Date): Promise<number> {
  const db = await database();
  const { count } = await db.leadOffer.updateMany({
    where: { state: 'open', endsAt: { lte: now } },
    data: { state: 'expired', endedAt: now, openFor: null },
  });
  return count;
}

export async function offersOf(submissionId: string) {
  const db = await database();
  const offers = await db.leadOffer.findMany({
    where: { submissionId },
    orderBy: { offeredAt: 'asc' },
    include: { delivery: { include: { reclaims: true } } },
  });
  return withOffices(offers);
}

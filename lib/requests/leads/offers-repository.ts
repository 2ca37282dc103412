import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  type Agent,
  covers,
  maxAge,
  mayBuy,
  monthlyLimit,
  billingMonth,
  packageLeadPrice,
  singlePrice,
} from '@/lib/agents/agent';
import { findAgent, holdAgent } from '@/lib/agents/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { insert, type SqlValue } from '@/lib/platform/db/statements';
import { queuedMail } from '@/lib/platform/mail/repository';
import { answerEnd } from './clock';
import type { LeadClassId } from './lead-class';
import type { OfferedObject } from './offer';

export interface Offered {
  requestId: string;
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

/** Lock the office first. */
export async function capacityOf(tx: Transaction, agent: Agent, now: Date): Promise<Capacity> {
  const agentId = agent.id;
  const [delivered, open, openSingles] = await Promise.all([
    tx.leadDelivery.count({ where: { agentId, month: billingMonth(now), billing: 'package' } }),
    tx.leadOffer.count({ where: { agentId, state: 'open', billing: 'package' } }),
    tx.leadOffer.count({ where: { agentId, state: 'open', billing: 'single' } }),
  ]);
  return {
    taken: delivered + open,
    limit: monthlyLimit(agent.package),
    singles: agent.singleOrders - openSingles,
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

/** A lead without a class is left out: it may turn out to be the same person's second. */
async function holdOnSale(tx: Transaction, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ requestId: string }[]>`
    UPDATE "Qualification" SET "endsAt" = "endsAt"
    WHERE "requestId" IN (${Prisma.join(ids)}) AND "releasedAt" IS NOT NULL AND "stoppedAt" IS NULL
    AND "joinedTo" IS NULL AND "resembles" IS NULL AND "soldAt" IS NULL AND "class" IS NOT NULL
    AND "endsAt" > ${now}
    RETURNING "requestId"`;
  return new Set(rows.map(({ requestId }) => requestId));
}

/** The leads that have an open offer, or that this office was offered before. */
async function openOrOffered(tx: Transaction, agentId: string, ids: string[]) {
  const rows = await tx.leadOffer.findMany({
    where: { OR: [{ openFor: { in: ids } }, { agentId, requestId: { in: ids } }] },
    select: { requestId: true },
  });
  return new Set(rows.map(({ requestId }) => requestId));
}

export async function offeredTo(requestId: string): Promise<Set<string>> {
  const db = await database();
  const rows = await db.leadOffer.findMany({ where: { requestId }, select: { agentId: true } });
  return new Set(rows.map(({ agentId }) => agentId));
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
 * Offers as many leads as the office has left, each with a mail that has the link. Skips leads that
 * are not for sale now or are offered to another office.
 * @param by 'rule' or 'employee:{id}'
 * @returns the ids of the offered leads
 */
export async function offerTo(
  tx: Transaction,
  agentId: string,
  leads: readonly Offered[],
  { by, now }: { by: string; now: Date },
): Promise<string[]> {
  if (leads.length === 0) return [];
  const agent = await holdAgent(tx, agentId);
  if (!agent || !mayBuy(agent)) return [];
  const capacity = await capacityOf(tx, agent, now);
  const ids = leads.map(({ requestId }) => requestId);
  // Simultaneous offers of these leads wait for this lock.
  const onSale = await holdOnSale(tx, ids, now);
  const passedOver = await openOrOffered(tx, agentId, ids);
  const offers = leads.flatMap((lead) => {
    const { requestId, postalCode } = lead;
    const billing = billingOf(lead.class, capacity);
    const area = agent.areas.find((each) => covers([each], postalCode))?.prefix;
    const isPossible = onSale.has(requestId) && !passedOver.has(requestId);
    if (!billing || !isPossible || area === undefined) return [];
    const endsAt = answerEnd(lead, billing === 'package' ? maxAge(agent.package) : Infinity, now);
    if (endsAt <= now) return [];
    const priceCents =
      billing === 'package'
        ? packageLeadPrice(agent.package!, capacity.taken)
        : singlePrice(lead.class);
    if (billing === 'package') capacity.taken++;
    else capacity.singles--;
    return [
      {
        id: randomUUID(),
        requestId,
        agentId,
        class: lead.class,
        priceCents,
        billing,
        object: { ...lead.object, area },
        postalCode,
        offeredBy: by,
        offeredAt: now,
        endsAt,
        state: 'open',
        openFor: requestId,
      },
    ];
  });
  if (offers.length === 0) return [];
  await addAll(tx, 'LeadOffer', offers);
  await addAll(
    tx,
    'OutboxMessage',
    offers.map(({ id }) => ({
      ...queuedMail({ id: randomUUID(), template: 'lead-offer', recipient: agent.email }),
      payload: { offerId: id },
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
  if (by === 'rule') {
    const kinds = new Map(leads.map(({ requestId, kind }) => [requestId, kind]));
    await addAll(
      tx,
      'RequestEvent',
      offers.map(({ requestId }) => ({
        id: randomUUID(),
        requestKind: kinds.get(requestId),
        requestId,
        actor: 'system',
        action: 'lead-offered',
        after: { office: agent.office },
        createdAt: now,
      })),
    );
  }
  await tx.agent.update({ where: { id: agentId }, data: { lastOfferAt: now } });
  return offers.map(({ requestId }) => requestId);
}

export async function findOffer(id: string, tx?: Transaction) {
  const db = tx ?? (await database());
  const offer = await db.leadOffer.findUnique({
    where: { id },
    include: { delivery: { include: { reclaims: true } } },
  });
  const agent = offer && (await findAgent(offer.agentId, tx));
  return offer && agent ? { ...offer, agent } : null;
}

export async function tellOffice(
  tx: Transaction,
  offerId: string,
  template: string,
  about: Record<string, string> = {},
) {
  const found = await findOffer(offerId, tx);
  if (!found) return;
  const { email: recipient } = found.agent;
  await tx.outboxMessage.create({
    data: queuedMail({ template, recipient, payload: { offerId, ...about } }),
  });
}

/** The office gets a mail if the owner stopped the sale. */
export async function endOffers(
  tx: Transaction,
  requestId: string,
  state: 'expired' | 'stopped',
  now: Date,
) {
  const open = await tx.leadOffer.findFirst({ where: { openFor: requestId } });
  if (!open) return;
  await tx.leadOffer.update({
    where: { id: open.id },
    data: { state, endedAt: now, openFor: null },
  });
  if (state === 'stopped') await tellOffice(tx, open.id, 'lead-stopped');
}

export async function expireOffers(now: Date): Promise<number> {
  const db = await database();
  const { count } = await db.leadOffer.updateMany({
    where: { state: 'open', endsAt: { lte: now } },
    data: { state: 'expired', endedAt: now, openFor: null },
  });
  return count;
}

export async function offersOf(requestId: string) {
  const db = await database();
  const offers = await db.leadOffer.findMany({
    where: { requestId },
    orderBy: { offeredAt: 'asc' },
    include: { delivery: { include: { reclaims: true } } },
  });
  const agents = await db.agent.findMany({
    where: { id: { in: offers.map(({ agentId }) => agentId) } },
    select: { id: true, office: true },
  });
  const offices = new Map(agents.map(({ id, office }) => [id, office]));
  return offers.map((offer) => ({ ...offer, office: offices.get(offer.agentId) ?? '' }));
}

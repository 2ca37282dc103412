import 'server-only';
import { billingMonth } from '@/lib/agents/agent';
import { DECISION_DAYS, decisionDue, rule, type ReclaimReason } from '@/lib/agents/reclaim-rules';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { findRequest } from '@/lib/requests/repository';
import { isSaleRequest } from './facts';
import { readObject } from './offer';
import { tellOffice } from './offers-repository';

interface Filing {
  reason: ReclaimReason;
  evidence: string;
  attempts: Date[];
}

async function factsOf(tx: Transaction, deliveryId: string, agentId: string) {
  const delivery = await tx.leadDelivery.findUnique({
    where: { id: deliveryId, agentId },
    include: { offer: true, reclaim: true },
  });
  if (!delivery) throw new AppError('not_found', 'Diesen Lead gibt es hier nicht.');
  const { requestId, deliveredAt } = delivery;
  const joined = await tx.qualification.findMany({
    where: { OR: [{ joinedTo: requestId }, { requestId }] },
    select: { requestId: true, joinedTo: true },
  });
  const same = joined.flatMap(({ requestId: id, joinedTo }) => [id, joinedTo ?? id]);
  // The owner may have corrected the postcode since.
  const found = await findRequest(requestId, tx);
  const request = found && isSaleRequest(found) ? found : undefined;
  const { area = '' } = readObject(delivery.offer.object);
  const [earlier, withdrawn] = await Promise.all([
    tx.leadDelivery.count({
      where: {
        agentId,
        requestId: { in: same },
        id: { not: deliveryId },
        deliveredAt: { lt: deliveredAt },
      },
    }),
    tx.consentRecord.findFirst({
      where: { requestId, purpose: 'partner', createdAt: { lte: deliveredAt } },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  return {
    delivery,
    facts: {
      deliveredAt,
      wasInArea: request ? request.details.postalCode.startsWith(area) : true,
      isDuplicate: earlier > 0,
      wasWithdrawn: withdrawn?.action === 'withdrawn',
    },
  };
}

const credit = (now: Date) => ({ creditMonth: billingMonth(now) });

/** Decides if the rules can. @throws AppError `not_found` (404), `conflict` (409) if repeated */
export async function fileReclaim(
  deliveryId: string,
  agentId: string,
  { reason, evidence, attempts }: Filing,
  now = new Date(),
): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    // Locks the delivery, so that two reclaims wait for each other.
    await tx.$executeRaw`UPDATE "LeadDelivery" SET "outcome" = "outcome" WHERE "id" = ${deliveryId}`;
    const { delivery, facts } = await factsOf(tx, deliveryId, agentId);
    if (delivery.reclaim) {
      throw new AppError('conflict', 'Diesen Lead haben Sie schon reklamiert.');
    }
    const { decision, explanation } = rule(reason, { ...facts, attempts, filedAt: now });
    await tx.leadReclaim.create({
      data: {
        deliveryId,
        reason,
        evidence,
        filedAt: now,
        dueAt: decisionDue(now),
        explanation,
        attempts: attempts.map((at) => at.toISOString()),
        ...(decision ? { decision, decidedBy: 'rule', decidedAt: now } : {}),
        ...(decision === 'credited' ? credit(now) : {}),
      },
    });
    if (decision) await tellOffice(tx, delivery.offerId, 'reclaim-decided');
  });
}

/** @returns false if it was already decided */
async function decide(
  tx: Transaction,
  deliveryId: string,
  decision: { decision: 'credited' | 'refused'; decidedBy: string; explanation: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.leadReclaim.updateMany({
    where: { deliveryId, decision: null },
    data: {
      ...decision,
      decidedAt: now,
      ...(decision.decision === 'credited' ? credit(now) : {}),
    },
  });
  if (count === 0) return false;
  const { offerId } = await tx.leadDelivery.findUniqueOrThrow({ where: { id: deliveryId } });
  await tellOffice(tx, offerId, 'reclaim-decided');
  return true;
}

/** @throws AppError `conflict` (409) if it is already decided */
export async function decideReclaim(
  deliveryId: string,
  decision: { decision: 'credited' | 'refused'; explanation: string; employeeId: number },
  now = new Date(),
): Promise<void> {
  const db = await database();
  const { employeeId, ...said } = decision;
  const isDone = await db.$transaction((tx) =>
    decide(tx, deliveryId, { ...said, decidedBy: `employee:${employeeId}` }, now),
  );
  if (!isDone) throw new AppError('conflict', 'Diese Reklamation ist schon entschieden.');
}

export async function creditOverdue(now: Date): Promise<number> {
  const db = await database();
  const due = await db.leadReclaim.findMany({
    where: { decision: null, dueAt: { lte: now } },
    select: { deliveryId: true },
    take: 100,
  });
  let credited = 0;
  for (const { deliveryId } of due) {
    const decision = {
      decision: 'credited' as const,
      decidedBy: 'deadline',
      explanation: `In ${DECISION_DAYS}\u00a0Tagen war nichts entschieden; der Preis ist deshalb gutgeschrieben.`,
    };
    if (await db.$transaction((tx) => decide(tx, deliveryId, decision, now))) credited++;
  }
  return credited;
}

export async function findReclaims(take: number) {
  const db = await database();
  const reclaims = await db.leadReclaim.findMany({
    orderBy: [{ decidedAt: { sort: 'desc', nulls: 'first' } }, { filedAt: 'asc' }],
    include: { delivery: { include: { offer: true } } },
    take,
  });
  const agents = await db.agent.findMany({
    where: { id: { in: reclaims.map(({ delivery }) => delivery.agentId) } },
  });
  const offices = new Map(agents.map(({ id, office }) => [id, office]));
  return reclaims.map((each) => ({ ...each, office: offices.get(each.delivery.agentId) ?? '' }));
}

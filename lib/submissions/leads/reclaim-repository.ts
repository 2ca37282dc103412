import 'server-only';
import { randomUUID } from 'node:crypto';
import { billingMonth } from '@/lib/agencies/agency';
import { MONEY_BACK_DAYS } from '@/lib/agencies/constants';
import {
  DECISION_DAYS,
  decisionDue,
  isEarlyWithdrawal,
  type ReclaimFacts,
  type ReclaimReason,
  rule,
} from '@/lib/agencies/reclaim-rules';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { findSubmission } from '@/lib/submissions/repository';
import { isSaleSubmission } from './facts';
import { readObject } from './offer';
import { tellAgency } from './offers-repository';

interface Filing {
  reason: ReclaimReason;
  evidence: string;
  attempts: Date[];
}

/** @throws AppError `not_found` (404) for the lead of another agency */
export async function reclaimFacts(
  deliveryId: string,
  agencyId: string,
  tx?: Transaction,
): Promise<Omit<ReclaimFacts, 'attempts' | 'filedAt'>> {
  const db = tx ?? (await database());
  const delivery = await db.leadDelivery.findUnique({
    where: { id: deliveryId, agencyId },
    include: { offer: true },
  });
  if (!delivery) throw new AppError('not_found', 'Diesen Lead gibt es hier nicht.');
  const { submissionId, deliveredAt } = delivery;
  const joined = await db.qualification.findMany({
    where: { OR: [{ joinedTo: submissionId }, { submissionId }] },
    select: { submissionId: true, joinedTo: true },
  });
  const same = joined.flatMap(({ submissionId: id, joinedTo }) => [id, joinedTo ?? id]);
  // The owner may have corrected the postcode since.
  const found = await findSubmission(submissionId, tx);
  const submission = found && isSaleSubmission(found) ? found : undefined;
  const { area = '' } = readObject(delivery.offer.object);
  const [earlier, withdrawn] = await Promise.all([
    db.leadDelivery.count({
      where: {
        agencyId,
        submissionId: { in: same },
        id: { not: deliveryId },
        deliveredAt: { lt: deliveredAt },
      },
    }),
    db.consentRecord.findFirst({
      where: { submissionId, purpose: 'partner', createdAt: { lte: deliveredAt } },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  return {
    deliveredAt,
    wasInArea: submission ? submission.details.postalCode.startsWith(area) : true,
    isDuplicate: earlier > 0,
    wasWithdrawn: withdrawn?.action === 'withdrawn',
  };
}

export async function findSoldPerson(deliveryId: string) {
  const db = await database();
  const delivery = await db.leadDelivery.findUnique({ where: { id: deliveryId } });
  return delivery && findSubmission(delivery.submissionId);
}

/** Two reclaims or credits of a lead wait for each other. */
const holdDelivery = (tx: Transaction, id: string) =>
  tx.$executeRaw`UPDATE "LeadDelivery" SET "outcome" = "outcome" WHERE "id" = ${id}`;

interface Decision {
  decision: 'credited' | 'refused';
  /** 'rule', 'deadline' or 'employee:{id}' */
  decidedBy: string;
  explanation: string;
}

const decided = (decision: Decision & { reason?: string }, now: Date) => ({
  ...decision,
  decidedAt: now,
  creditMonth: decision.decision === 'credited' ? billingMonth(now) : null,
});

async function tellDecision(tx: Transaction, deliveryId: string, reclaimId: string) {
  const { offerId } = await tx.leadDelivery.findUniqueOrThrow({ where: { id: deliveryId } });
  await tellAgency(tx, offerId, 'reclaim-decided', { reclaimId });
}

/**
 * Credits at once if the rules can, else waits for a person.
 * @throws AppError `not_found` (404), `conflict` (409) if one is open or credited, `invalid` (422)
 * with the explanation if the rules exclude it; nothing is stored then
 */
export async function fileReclaim(
  deliveryId: string,
  agencyId: string,
  { reason, evidence, attempts }: Filing,
  now = new Date(),
): Promise<void> {
  await transaction(async (tx) => {
    await holdDelivery(tx, deliveryId);
    const facts = await reclaimFacts(deliveryId, agencyId, tx);
    if (await tx.leadReclaim.findUnique({ where: { standsFor: deliveryId } })) {
      throw new AppError(
        'conflict',
        'Diesen Lead haben Sie schon reklamiert, oder sein Preis ist schon gutgeschrieben.',
      );
    }
    const { decision, explanation } = rule(reason, { ...facts, attempts, filedAt: now });
    if (decision === 'refused') {
      throw new AppError(
        'invalid',
        'Mit diesen Angaben ist keine Gutschrift möglich. Eingereicht ist noch nichts: Sie können einen anderen Grund oder weitere Belege angeben.',
        { fields: { [reason === 'not-reached' ? 'attempts' : 'reason']: explanation } },
      );
    }
    const id = randomUUID();
    await tx.leadReclaim.create({
      data: {
        id,
        deliveryId,
        standsFor: deliveryId,
        reason,
        evidence,
        filedAt: now,
        dueAt: decisionDue(now),
        explanation,
        attempts: attempts.map((at) => at.toISOString()),
        ...(decision && decided({ decision, decidedBy: 'rule', explanation }, now)),
      },
    });
    if (decision) await tellDecision(tx, deliveryId, id);
  });
}

/** Decides the open reclaim of a lead. @returns its id, nothing if there is none */
async function decide(
  tx: Transaction,
  deliveryId: string,
  decision: Decision & { reason?: string },
  now: Date,
) {
  const open = { standsFor: deliveryId, decision: null };
  const [found] = await tx.leadReclaim.updateManyAndReturn({
    where: open,
    data: {
      ...decided(decision, now),
      ...(decision.decision === 'refused' && { standsFor: null }),
    },
    select: { id: true },
  });
  return found?.id;
}

/** Decides the open reclaim of a lead and tells its agency. @returns whether there was one */
async function settle(deliveryId: string, decision: Decision, now: Date): Promise<boolean> {
  return transaction(async (tx) => {
    const id = await decide(tx, deliveryId, decision, now);
    if (id) await tellDecision(tx, deliveryId, id);
    return id !== undefined;
  });
}

/** @throws AppError `conflict` (409) if it is already decided */
export async function decideReclaim(
  deliveryId: string,
  decision: Decision,
  now = new Date(),
): Promise<void> {
  const isDone = await settle(deliveryId, decision, now);
  if (!isDone) throw new AppError('conflict', 'Diese Reklamation ist schon entschieden.');
}

/** Decides an open reclaim or credits without one. @returns nothing if it is already credited */
export async function creditDelivery(
  tx: Transaction,
  deliveryId: string,
  { reason, decidedBy, explanation }: { reason: string } & Omit<Decision, 'decision'>,
  now: Date,
): Promise<string | undefined> {
  await holdDelivery(tx, deliveryId);
  const decision = { decision: 'credited', decidedBy, explanation } as const;
  // The credit then has this reason, not the one of the reclaim.
  const open = await decide(tx, deliveryId, { ...decision, reason }, now);
  if (open) return open;
  if (await tx.leadReclaim.findUnique({ where: { standsFor: deliveryId } })) return undefined;
  const id = randomUUID();
  const about = { id, deliveryId, standsFor: deliveryId, reason, evidence: '' };
  await tx.leadReclaim.create({
    data: { ...about, filedAt: now, dueAt: now, ...decided(decision, now) },
  });
  return id;
}

/** Part of the withdrawal; the mail about it names the credit. */
export async function creditWithdrawn(
  tx: Transaction,
  { id, deliveredAt }: { id: string; deliveredAt: Date },
  now: Date,
): Promise<void> {
  if (!isEarlyWithdrawal(deliveredAt, now)) return;
  const explanation = `Die Person hat ihre Einwilligung innerhalb von ${MONEY_BACK_DAYS}\u00a0Tagen nach der Übergabe widerrufen.`;
  const by = { reason: 'withdrawn-later', decidedBy: 'rule', explanation };
  await creditDelivery(tx, id, by, now);
}

/** @throws AppError `conflict` (409) if the price is already credited */
export async function creditAsGoodwill(
  deliveryId: string,
  by: { decidedBy: string; explanation: string },
  now = new Date(),
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await tx.leadDelivery.findUnique({ where: { id: deliveryId } }))) {
      throw new AppError('not_found', 'Diesen Lead gibt es nicht mehr.');
    }
    const id = await creditDelivery(tx, deliveryId, { reason: 'goodwill', ...by }, now);
    if (!id) throw new AppError('conflict', 'Der Preis dieses Leads ist schon gutgeschrieben.');
    await tellDecision(tx, deliveryId, id);
  });
}

export async function creditOverdue(now: Date): Promise<number> {
  const db = await database();
  const due = await db.leadReclaim.findMany({
    where: { decision: null, dueAt: { lte: now } },
    select: { deliveryId: true },
    take: 100,
  });
  const decision = {
    decision: 'credited' as const,
    decidedBy: 'deadline',
    explanation: `In ${DECISION_DAYS}\u00a0Tagen war nichts entschieden; der Preis ist deshalb gutgeschrieben.`,
  };
  let credited = 0;
  for (const { deliveryId } of due) {
    if (await settle(deliveryId, decision, now)) credited++;
  }
  return credited;
}

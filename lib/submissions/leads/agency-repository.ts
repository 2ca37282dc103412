import 'server-only';
import { withOffices } from '@/lib/agencies/repository';
import { database, transaction } from '@/lib/platform/db/client';
import { lockSubmission } from '@/lib/submissions/repository';

const ALL_OF_IT = { offer: true, reclaims: { orderBy: { filedAt: 'asc' } } } as const;

interface SomeDeliveries {
  month?: string;
  id?: { in: string[] };
  offerId?: { in: string[] };
}

/** All unless `some` says which. */
export async function findDeliveries(agencyId: string, some: SomeDeliveries = {}) {
  const db = await database();
  return db.leadDelivery.findMany({
    where: { ...some, agencyId },
    include: ALL_OF_IT,
    orderBy: [{ deliveredAt: 'desc' }, { id: 'desc' }],
  });
}

export async function findCredits(agencyId: string, creditMonth: string) {
  const db = await database();
  return db.leadDelivery.findMany({
    where: { agencyId, reclaims: { some: { creditMonth } } },
    include: ALL_OF_IT,
    orderBy: { deliveredAt: 'asc' },
  });
}

export async function findDelivery(agencyId: string, id: string) {
  const db = await database();
  return db.leadDelivery.findFirst({ where: { id, agencyId }, include: ALL_OF_IT });
}

/** What was noted of calls with the owner */
export async function findCallNotes(submissionId: string) {
  const db = await database();
  const calls = await db.submissionEvent.findMany({
    where: { submissionId, action: 'called' },
    orderBy: { createdAt: 'asc' },
  });
  return calls.flatMap(({ createdAt, after }) => {
    const { note } = (after ?? {}) as { note?: string | null };
    return note ? [{ at: createdAt, note }] : [];
  });
}

export async function findCertified(id: string) {
  const db = await database();
  return db.leadDelivery.findUnique({ where: { id }, include: { offer: true } });
}

export async function findOpenOffers(agencyId: string, now: Date) {
  const db = await database();
  return db.leadOffer.findMany({
    where: { agencyId, state: 'open', endsAt: { gt: now } },
    orderBy: { endsAt: 'asc' },
  });
}

/** Without the price once the submission is deleted. @returns false if the lead is not this agency's */
export async function storeOutcome(
  { agencyId, id }: { agencyId: string; id: string },
  { outcome, soldFor = null }: { outcome: string; soldFor?: number | null },
  now: Date,
): Promise<boolean> {
  return transaction(async (tx) => {
    const delivery = await tx.leadDelivery.findFirst({ where: { id, agencyId } });
    if (!delivery) return false;
    const isThere = (await lockSubmission(tx, delivery.submissionId)) > 0;
    const data = { outcome, soldFor: isThere ? soldFor : null, outcomeAt: now };
    await tx.leadDelivery.update({ where: { id }, data });
    return true;
  });
}

export async function countUndecided(): Promise<number> {
  const db = await database();
  return db.leadReclaim.count({ where: { decision: null } });
}

export async function findReclaims(take: number) {
  const db = await database();
  const reclaims = await db.leadReclaim.findMany({
    orderBy: [{ decidedAt: { sort: 'desc', nulls: 'first' } }, { filedAt: 'asc' }],
    include: { delivery: { include: { offer: true } } },
    take,
  });
  return withOffices(reclaims.map((each) => ({ ...each, agencyId: each.delivery.agencyId })));
}

/** Neither credited nor waiting for a decision, the latest first */
export async function findCreditable(take: number) {
  const db = await database();
  const deliveries = await db.leadDelivery.findMany({
    where: { reclaims: { none: { standsFor: { not: null } } } },
    orderBy: { deliveredAt: 'desc' },
    include: { offer: true },
    take,
  });
  return withOffices(deliveries);
}

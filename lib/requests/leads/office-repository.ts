import 'server-only';
import { database } from '@/lib/platform/db/client';

const ALL_OF_IT = { offer: true, reclaims: { orderBy: { filedAt: 'asc' } } } as const;

export async function findDeliveries(agentId: string, month?: string) {
  const db = await database();
  return db.leadDelivery.findMany({
    where: { agentId, month },
    include: ALL_OF_IT,
    orderBy: [{ deliveredAt: 'desc' }, { id: 'desc' }],
  });
}

export async function findCredits(agentId: string, creditMonth: string) {
  const db = await database();
  return db.leadDelivery.findMany({
    where: { agentId, reclaims: { some: { creditMonth } } },
    include: ALL_OF_IT,
    orderBy: { deliveredAt: 'asc' },
  });
}

export async function findDelivery(agentId: string, id: string) {
  const db = await database();
  return db.leadDelivery.findFirst({ where: { id, agentId }, include: ALL_OF_IT });
}

/** What was noted of calls with the owner */
export async function findCallNotes(requestId: string) {
  const db = await database();
  const calls = await db.requestEvent.findMany({
    where: { requestId, action: 'called' },
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

export async function findOpenOffers(agentId: string, now: Date) {
  const db = await database();
  return db.leadOffer.findMany({
    where: { agentId, state: 'open', endsAt: { gt: now } },
    orderBy: { endsAt: 'asc' },
  });
}

/** @returns false if the lead is not this office's */
export async function storeOutcome(
  { agentId, id }: { agentId: string; id: string },
  outcome: string,
  now: Date,
): Promise<boolean> {
  const db = await database();
  const data = { outcome, outcomeAt: now };
  const { count } = await db.leadDelivery.updateMany({ where: { id, agentId }, data });
  return count === 1;
}

import 'server-only';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { database, transaction } from '@/lib/platform/db/client';
import type { LeadDelivery, LeadReclaim } from '@/lib/platform/db/generated/sqlite/client';
import { tellAgency } from './offers-repository';
import { FINAL } from './outcomes';

const BATCH = 50;

/** Not after a final answer, a withdrawal, or with a reclaim that is open or credited. */
export const isAwaited = (delivery: LeadDelivery & { reclaims: LeadReclaim[] }): boolean =>
  !FINAL.some((id) => id === delivery.outcome) &&
  !delivery.withdrawnAt &&
  delivery.reclaims.every(({ standsFor }) => !standsFor);

/** As {@link isAwaited}, for queries */
const AWAITED = {
  outcome: { notIn: FINAL },
  withdrawnAt: null,
  reclaims: { none: { standsFor: { not: null } } },
};

/**
 * Asks agencies what became of their leads after 14 days and after three months, each time once in any
 * process, and not after half a year.
 */
export async function askOutcomes(now: Date): Promise<number> {
  const db = await database();
  const [soon, later, latest] = [subDays(now, 14), subMonths(now, 3), subMonths(now, 6)];
  let count = 0;
  for (const [asked, gt, lte] of [
    [1, later, soon],
    [2, latest, later],
  ] as const) {
    const isBefore = { asked: { lt: asked } };
    const due = await db.leadDelivery.findMany({
      where: { ...AWAITED, ...isBefore, deliveredAt: { gt, lte } },
      select: { id: true, offerId: true },
      take: BATCH,
    });
    for (const { id, offerId } of due) {
      count += await transaction(async (tx) => {
        const noted = await tx.leadDelivery.updateMany({
          where: { id, ...isBefore },
          data: { asked },
        });
        if (noted.count > 0) await tellAgency(tx, offerId, 'lead-outcome');
        return noted.count;
      });
    }
  }
  return count;
}

import 'server-only';
import { guaranteeEnd } from '@/lib/agencies/reclaim-rules';
import { endAgency, holdAgency } from '@/lib/agencies/repository';
import { MONEY_BACK_DAYS } from '@/lib/agencies/constants';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { WON } from './outcomes';
import { creditDelivery, tellDecision } from './reclaim-repository';

const REASON = 'guarantee';

/** @returns the end of the guarantee; nothing without a lead, or after its use */
export async function openGuarantee(
  agencyId: string,
  now: Date,
  tx?: Transaction,
): Promise<Date | undefined> {
  const db = tx ?? (await database());
  const [first, used] = await Promise.all([
    db.leadDelivery.findFirst({ where: { agencyId }, orderBy: { deliveredAt: 'asc' } }),
    db.leadReclaim.findFirst({ where: { reason: REASON, delivery: { agencyId } } }),
  ]);
  const end = first && guaranteeEnd(first.deliveredAt);
  return end && !used && now <= end ? end : undefined;
}

/**
 * Credits all leads that brought no mandate, and ends the contract.
 * @throws AppError `conflict` (409) after the guarantee has ended
 */
export async function returnLeads(agencyId: string, now = new Date()): Promise<void> {
  await transaction(async (tx) => {
    await holdAgency(tx, agencyId);
    if (!(await openGuarantee(agencyId, now, tx))) {
      throw new AppError(
        'conflict',
        `Die Garantie gilt ${MONEY_BACK_DAYS}\u00a0Tage ab dem ersten Lead und nur einmal.`,
      );
    }
    const deliveries = await tx.leadDelivery.findMany({
      where: { agencyId, outcome: { notIn: WON } },
      orderBy: { id: 'asc' },
    });
    const explanation = 'Sie haben die Geld-zurück-Garantie genutzt; Ihr Vertrag ist beendet.';
    for (const { id } of deliveries) {
      const by = { reason: REASON, decidedBy: 'rule', explanation };
      const credited = await creditDelivery(tx, id, by, now);
      if (credited) await tellDecision(tx, id, credited);
    }
    await endAgency(tx, agencyId);
  });
}

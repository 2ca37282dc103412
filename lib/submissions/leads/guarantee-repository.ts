import 'server-only';
import { guaranteeEnd } from '@/lib/agencies/reclaim-rules';
import { tellBoth } from '@/lib/agencies/contract-repository';
import { endAgency, holdAgency } from '@/lib/agencies/repository';
import { MONEY_BACK_DAYS } from '@/lib/agencies/constants';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { WON } from './outcomes';
import { creditDelivery } from './reclaim-repository';

const REASON = 'guarantee';

/** @returns the end of the guarantee; nothing without a lead, after its use or the contract's end */
export async function openGuarantee(
  agencyId: string,
  now: Date,
  tx?: Transaction,
): Promise<Date | undefined> {
  const db = tx ?? (await database());
  const [first, used, ended] = await Promise.all([
    db.leadDelivery.findFirst({ where: { agencyId }, orderBy: { deliveredAt: 'asc' } }),
    db.leadReclaim.findFirst({ where: { reason: REASON, delivery: { agencyId } } }),
    db.agency.findFirst({ where: { id: agencyId, state: 'ended' }, select: { id: true } }),
  ]);
  const end = first && guaranteeEnd(first.deliveredAt);
  return end && !used && !ended && now <= end ? end : undefined;
}

/**
 * Credits all leads that brought no mandate, and ends the contract.
 * @throws AppError `conflict` (409) after the guarantee has ended
 */
export async function returnLeads(agencyId: string, now = new Date()): Promise<void> {
  await transaction(async (tx) => {
    const agency = await holdAgency(tx, agencyId);
    if (!agency || !(await openGuarantee(agencyId, now, tx))) {
      throw new AppError(
        'conflict',
        `Die Garantie gilt ${MONEY_BACK_DAYS}\u00a0Tage ab dem ersten Lead und nur einmal und bis zum Ende des Vertrags.`,
      );
    }
    const deliveries = await tx.leadDelivery.findMany({
      where: { agencyId, outcome: { notIn: WON } },
      orderBy: { id: 'asc' },
    });
    const explanation = 'Sie haben die Geld-zurück-Garantie genutzt; Ihr Vertrag ist beendet.';
    const credited: string[] = [];
    for (const { id } of deliveries) {
      const by = { reason: REASON, decidedBy: 'rule', explanation };
      if (await creditDelivery(tx, id, by, now)) credited.push(id);
    }
    await endAgency(tx, agencyId, now);
    await tellBoth(tx, agency, { change: 'money-back', at: now, credited });
  });
}

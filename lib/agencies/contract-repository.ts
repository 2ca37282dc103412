import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { queueMail } from '@/lib/platform/mail/repository';
import { shown } from '@/lib/site';
import { type Agency, billingMonth } from './agency';
import { type ContractChange, contractEnd, isPossible, type ToldChange } from './contract';
import { endAgency, endBarredOffers, holdAgency } from './repository';

interface Told {
  change: ToldChange;
  at: Date;
  /** Ids of deliveries */
  credited?: string[];
}

/** @param recipients the agency first */
export async function tellContract(
  tx: Transaction,
  agencyId: string,
  recipients: readonly string[],
  told: Told,
) {
  for (const [index, recipient] of recipients.entries()) {
    const payload = { agencyId, isForOffice: index > 0, ...told };
    await queueMail(tx, { template: 'contract-changed', recipient, payload });
  }
}

export const tellBoth = (tx: Transaction, { id, email }: Agency, told: Told) =>
  tellContract(tx, id, [email, shown('COMPANY_EMAIL')], told);

/** Offers may not be answered after the end of the contract. */
async function giveNotice(tx: Transaction, { id: agencyId }: Agency, end: Date, now: Date) {
  if (end <= now) return endAgency(tx, agencyId, end);
  await tx.agency.update({
    where: { id: agencyId },
    data: { endsAt: end, version: { increment: 1 } },
  });
  await tx.leadOffer.updateMany({
    where: { agencyId, state: 'open', endsAt: { gt: end } },
    data: { endsAt: end },
  });
}

interface ShownContract {
  id: string;
  version: number;
  /** '2026-11', decides the end */
  month: string;
}

/** @throws AppError `conflict` (409) if it is not what was shown, or the change is not possible */
export async function storeContractChange(
  { id, version, month }: ShownContract,
  change: ContractChange,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const agency = await holdAgency(tx, id);
    const isAsShown = agency?.version === version && month === billingMonth(now);
    if (!agency || !isAsShown || !isPossible(change, agency)) {
      throw new AppError(
        'conflict',
        'Ihr Vertrag hat sich gerade geändert. Bitte laden Sie die Seite neu.',
      );
    }
    const end = contractEnd(agency, now);
    if (change === 'notice') await giveNotice(tx, agency, end, now);
    else {
      const isPause = change === 'pause';
      const data = { state: isPause ? 'paused' : 'active', pausedAt: isPause ? now : null };
      await tx.agency.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
      await endBarredOffers(tx, id);
    }
    await tellBoth(tx, agency, { change, at: change === 'notice' ? end : now });
  });
}

/** Ends the contracts whose notice has run out. */
export async function endContracts(now: Date): Promise<void> {
  const db = await database();
  const due = { endsAt: { lte: now }, state: { not: 'ended' } };
  for (const { id } of await db.agency.findMany({ where: due, select: { id: true } })) {
    await transaction(async (tx) => {
      const agency = await holdAgency(tx, id);
      // An employee may have begun another contract.
      if (agency?.endsAt && agency.endsAt <= now) await endAgency(tx, id, agency.endsAt);
    });
  }
}

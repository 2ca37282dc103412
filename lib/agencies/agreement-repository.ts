import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { database, transaction } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';

const conditions = z.array(
  z.object({ label: z.string(), text: z.string(), link: z.string().optional() }),
);

interface NewAgreement {
  package: string | null;
  singleOrders: number;
  conditions: z.output<typeof conditions>;
  termsAsOf: string;
  termsHash: string;
  acceptedBy: string;
  acceptedAt: Date;
}

/** With its mail. @returns false if the agency has changed since `version` */
export async function storeAgreement(
  { id: agencyId, version }: { id: string; version: number },
  agreement: NewAgreement,
): Promise<boolean> {
  return transaction(async (tx) => {
    const { count } = await tx.agency.updateMany({
      where: { id: agencyId, version, agreedAt: null },
      data: { agreedAt: agreement.acceptedAt, version: { increment: 1 } },
    });
    if (count === 0) return false;
    const id = randomUUID();
    await tx.agencyAgreement.create({ data: { id, agencyId, ...agreement } });
    const { email: recipient } = await tx.agency.findUniqueOrThrow({ where: { id: agencyId } });
    const payload = { agreementId: id };
    await queueMail(tx, { template: 'order-accepted', recipient, payload });
    return true;
  });
}

/** Latest first. */
export async function findAgreements(where: { agencyId: string } | { id: string }) {
  const db = await database();
  const found = await db.agencyAgreement.findMany({ where, orderBy: { acceptedAt: 'desc' } });
  return found.map((each) => ({ ...each, conditions: conditions.parse(each.conditions) }));
}

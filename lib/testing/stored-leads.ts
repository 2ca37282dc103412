import { database } from '@/lib/db/client';

export const countLeads = async () => (await database()).adLead.count();

export const storedLead = async (id: string) =>
  (await database()).adLead.findUniqueOrThrow({ where: { id } });

/** Lets a lead look as if its owner had sent it longer ago. */
export async function ageLead(resourceId: string, seconds: number) {
  const db = await database();
  const where = { scope: 'lead-sender', resourceId };
  const { scope, key } = await db.idempotencyKey.findFirstOrThrow({ where });
  await db.idempotencyKey.update({
    where: { scope_key: { scope, key } },
    data: { createdAt: new Date(Date.now() - seconds * 1000) },
  });
}

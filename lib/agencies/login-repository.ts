import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, transaction } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';
import { holdAgency } from './repository';

/** `expiresAt` is that of the link. */
export async function storeLogin(
  { id: agencyId, email }: { id: string; email: string },
  expiresAt: Date,
): Promise<void> {
  const id = randomUUID();
  await transaction(async (tx) => {
    // Its address may have changed since.
    if ((await holdAgency(tx, agencyId))?.email !== email) return;
    await tx.agencyLogin.create({ data: { id, agencyId, expiresAt } });
    const payload = { loginId: id };
    await queueMail(tx, { template: 'agency-login', recipient: email, payload });
  });
}

/** False if the link is used, ended or expired. */
export async function useLink(id: string, now: Date, expiresAt: Date): Promise<boolean> {
  const db = await database();
  const { count } = await db.agencyLogin.updateMany({
    where: { id, usedAt: null, endedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, expiresAt },
  });
  return count === 1;
}

export async function isLinkOpen(id: string, now: Date): Promise<boolean> {
  const db = await database();
  const where = { id, usedAt: null, endedAt: null, expiresAt: { gt: now } };
  return (await db.agencyLogin.count({ where })) === 1;
}

export async function findAgencySession(id: string, now: Date): Promise<string | undefined> {
  const db = await database();
  const row = await db.agencyLogin.findFirst({
    where: { id, usedAt: { not: null }, endedAt: null, expiresAt: { gt: now } },
  });
  return row?.agencyId;
}

export async function endAgencySession(id: string, now: Date): Promise<void> {
  const db = await database();
  await db.agencyLogin.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });
}

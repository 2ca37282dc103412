import 'server-only';
import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import { holdAgent } from './repository';

/** `expiresAt` is that of the link. */
export async function storeLogin(
  { id: agentId, email }: { id: string; email: string },
  expiresAt: Date,
): Promise<void> {
  const db = await database();
  const id = randomUUID();
  await db.$transaction(async (tx) => {
    // Its address may have changed since.
    if ((await holdAgent(tx, agentId))?.email !== email) return;
    await tx.agentLogin.create({ data: { id, agentId, expiresAt } });
    await tx.outboxMessage.create({
      data: queuedMail({ template: 'agent-login', recipient: email, payload: { loginId: id } }),
    });
  });
}

/** False if the link is used, ended or expired. */
export async function useLink(id: string, now: Date, expiresAt: Date): Promise<boolean> {
  const db = await database();
  const { count } = await db.agentLogin.updateMany({
    where: { id, usedAt: null, endedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, expiresAt },
  });
  return count === 1;
}

export async function isLinkOpen(id: string, now: Date): Promise<boolean> {
  const db = await database();
  const where = { id, usedAt: null, endedAt: null, expiresAt: { gt: now } };
  return (await db.agentLogin.count({ where })) === 1;
}

export async function findAgencySession(id: string, now: Date): Promise<string | undefined> {
  const db = await database();
  const row = await db.agentLogin.findFirst({
    where: { id, usedAt: { not: null }, endedAt: null, expiresAt: { gt: now } },
  });
  return row?.agentId;
}

export async function endAgencySession(id: string, now: Date): Promise<void> {
  const db = await database();
  await db.agentLogin.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });
}

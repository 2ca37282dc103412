import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { AccountEvent, NewAccountEvent } from './account-event';

/** Must run in the transaction of the change. */
export async function recordEvent(tx: Transaction, event: NewAccountEvent): Promise<void> {
  await tx.accountEvent.create({ data: event });
}

export async function insertEvent(event: NewAccountEvent): Promise<void> {
  await recordEvent(await database(), event);
}

export async function findEvents(accountId: number, limit: number): Promise<AccountEvent[]> {
  const db = await database();
  return db.accountEvent.findMany({
    where: { accountId },
    orderBy: { id: 'desc' },
    take: limit,
    select: { id: true, actor: true, action: true, details: true, createdAt: true },
  });
}

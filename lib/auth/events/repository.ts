import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { AccountEvent, NewAccountEvent } from './account-event';

/** Records what happened to an account, in the same transaction. */
export async function recordEvent(tx: Transaction, event: NewAccountEvent): Promise<void> {
  await tx.accountEvent.create({ data: event });
}

/** The same for something that changes nothing. */
export async function insertEvent(event: NewAccountEvent): Promise<void> {
  await recordEvent(await database(), event);
}

/** The last of what happened to an account, newest first. */
export async function findEvents(accountId: number, limit: number): Promise<AccountEvent[]> {
  const db = await database();
  return db.accountEvent.findMany({
    where: { accountId },
    orderBy: { id: 'desc' },
    take: limit,
    select: { id: true, actor: true, action: true, details: true, createdAt: true },
  });
}

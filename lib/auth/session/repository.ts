import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { findActiveEmployee } from '../repository';

interface NewSession {
  id: string;
  employeeId: number;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Stores a login. */
export async function insertSession(session: NewSession): Promise<void> {
  const db = await database();
  await db.employeeSession.create({ data: { ...session, createdAt: session.lastSeenAt } });
}

/** A login and its employee, who is `null` when the account is disabled or gone. */
export async function findSession(id: string) {
  const db = await database();
  const session = await db.employeeSession.findUnique({ where: { id } });
  return session && { ...session, employee: await findActiveEmployee(session.employeeId) };
}

/** Notes that a login was used, unless that was noted after `before` or the login has ended. */
export async function touchSession(id: string, now: Date, before: Date): Promise<void> {
  const db = await database();
  await db.employeeSession.updateMany({
    where: { id, endedAt: null, lastSeenAt: { lt: before } },
    data: { lastSeenAt: now },
  });
}

/** Ends one login; nothing happens when it has ended before. */
export async function endSession(id: string, now: Date): Promise<void> {
  const db = await database();
  await db.employeeSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });
}

/** Ends every login of an employee, within the transaction that changes the account. */
export async function endSessionsOf(tx: Transaction, employeeId: number, now: Date) {
  await tx.employeeSession.updateMany({
    where: { employeeId, endedAt: null },
    data: { endedAt: now },
  });
}

import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { byEmployee, type LoginWay } from '../events/account-event';
import { recordEvent } from '../events/repository';
import { findActiveAccount } from '../repository';

interface NewSession {
  id: string;
  employeeId: number;
  device?: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Stores a login. */
export async function insertSession(session: NewSession, way: LoginWay): Promise<void> {
  const db = await database();
  const { employeeId: accountId, device } = session;
  await db.$transaction(async (tx) => {
    await tx.employeeSession.create({ data: { ...session, createdAt: session.lastSeenAt } });
    const details = { way, ...(device && { device }) };
    await recordEvent(tx, { accountId, actor: byEmployee(accountId), action: 'login', details });
  });
}

/** A login and its account, which is `null` when it is disabled or gone. */
export async function findSession(id: string) {
  const db = await database();
  const session = await db.employeeSession.findUnique({ where: { id } });
  return session && { ...session, account: await findActiveAccount(session.employeeId) };
}

/** Notes that a login was used, unless that was noted after `before` or the login has ended. */
export async function touchSession(id: string, now: Date, before: Date): Promise<void> {
  const db = await database();
  await db.employeeSession.updateMany({
    where: { id, endedAt: null, lastSeenAt: { lt: before } },
    data: { lastSeenAt: now },
  });
}

/** The logins of an employee that nobody has ended, the last that was used first. */
export async function findOpenSessions(employeeId: number, now: Date) {
  const db = await database();
  return db.employeeSession.findMany({
    where: { employeeId, endedAt: null, expiresAt: { gt: now } },
    orderBy: { lastSeenAt: 'desc' },
  });
}

/**
 * Ends one login; nothing happens when it has ended before.
 * @param of the employee whose it has to be
 * @returns whether there was one to end
 */
export async function endSession(
  id: string,
  action: 'logout' | 'login-ended',
  { now, of: employeeId }: { now: Date; of?: number },
): Promise<boolean> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const where = { id, employeeId, endedAt: null };
    const session = await tx.employeeSession.findFirst({ where });
    if (!session) return false;
    const { count } = await tx.employeeSession.updateMany({ where, data: { endedAt: now } });
    if (count === 0) return false;
    const { employeeId: accountId, device } = session;
    const details = device ? { device } : undefined;
    await recordEvent(tx, { accountId, actor: byEmployee(accountId), action, details });
    return true;
  });
}

/**
 * Ends every login of an employee, and what was begun towards one, within the transaction that changes the
 * account.
 * @param except the one login that stays
 */
export async function endSessionsOf(
  tx: Transaction,
  employeeId: number,
  now: Date,
  except?: string,
) {
  await tx.employeeSession.updateMany({
    where: { employeeId, endedAt: null, ...(except && { id: { not: except } }) },
    data: { endedAt: now },
  });
  await tx.authStep.deleteMany({ where: { employeeId } });
}

/** Ends every login of an employee at the own wish. */
export async function endOwnSessions(employeeId: number, now: Date, except?: string) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await endSessionsOf(tx, employeeId, now, except);
    const details = { which: except ? 'others' : 'all' };
    const actor = byEmployee(employeeId);
    await recordEvent(tx, { accountId: employeeId, actor, action: 'logins-ended', details });
  });
}

/**
 * Stores a password that its owner has chosen in place of the one that was checked, and ends every other login.
 * @returns whether it still was that one
 */
export async function replacePassword(
  { id, sid }: { id: number; sid: string },
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const { count } = await tx.employee.updateMany({
      where: { id, passwordHash: from },
      data: { passwordHash: to, mustChangePassword: false },
    });
    if (count === 0) return false;
    await endSessionsOf(tx, id, new Date(), sid);
    const actor = byEmployee(id);
    await recordEvent(tx, { accountId: id, actor, action: 'password-changed' });
    return true;
  });
}

import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
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

export async function insertSession(session: NewSession, way: LoginWay): Promise<void> {
  const { employeeId: accountId, device } = session;
  await transaction(async (tx) => {
    await tx.employeeSession.create({ data: { ...session, createdAt: session.lastSeenAt } });
    const details = { way, ...(device && { device }) };
    await recordEvent(tx, { accountId, actor: byEmployee(accountId), action: 'login', details });
  });
}

/** The account is `null` if disabled or deleted. */
export async function findSession(id: string) {
  const db = await database();
  const session = await db.employeeSession.findUnique({ where: { id } });
  return session && { ...session, account: await findActiveAccount(session.employeeId) };
}

/** Skipped if noted after `before`, or after the end of the login. */
export async function touchSession(id: string, now: Date, before: Date): Promise<void> {
  const db = await database();
  await db.employeeSession.updateMany({
    where: { id, endedAt: null, lastSeenAt: { lt: before } },
    data: { lastSeenAt: now },
  });
}

export async function findOpenSessions(employeeId: number, now: Date) {
  const db = await database();
  return db.employeeSession.findMany({
    where: { employeeId, endedAt: null, expiresAt: { gt: now } },
    orderBy: { lastSeenAt: 'desc' },
  });
}

/** Only a login of the employee `of`. Returns false if it had ended. */
export async function endSession(
  id: string,
  action: 'logout' | 'login-ended',
  { now, of: employeeId }: { now: Date; of?: number },
): Promise<boolean> {
  return transaction(async (tx) => {
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

/** Must run in the transaction that changes the account. */
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

export async function endOwnSessions(employeeId: number, now: Date, except?: string) {
  await transaction(async (tx) => {
    await endSessionsOf(tx, employeeId, now, except);
    const details = { which: except ? 'others' : 'all' };
    const actor = byEmployee(employeeId);
    await recordEvent(tx, { accountId: employeeId, actor, action: 'logins-ended', details });
  });
}

/** Ends every other login. Returns false if the password has changed since it was checked. */
export async function replacePassword(
  { id, sid }: { id: number; sid: string },
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return transaction(async (tx) => {
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

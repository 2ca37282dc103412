import 'server-only';
import { database } from '@/lib/platform/db/client';
import { endSessionsOf } from '../session/repository';

/** What became of a change: the last head of the office stays. */
export type Outcome = 'done' | 'unknown' | 'last';

/** Every account, in the order of their addresses. */
export async function findAccounts() {
  const db = await database();
  return db.employee.findMany({
    select: { email: true, name: true, role: true, disabledAt: true },
    orderBy: { email: 'asc' },
  });
}

/** Stores a new password and ends every login of the account. */
export async function updatePassword(email: string, passwordHash: string): Promise<Outcome> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const account = await tx.employee.findUnique({ where: { email }, select: { id: true } });
    if (!account) return 'unknown';
    await tx.employee.update({ where: account, data: { passwordHash } });
    await endSessionsOf(tx, account.id, new Date());
    return 'done';
  });
}

/**
 * Disables an account and ends its logins, unless nobody else could lead the office then. Of two such
 * changes at once one fails, so that they do not disable each other's reason.
 */
export async function disableAccount(email: string, now: Date): Promise<Outcome> {
  const db = await database();
  return db.$transaction(
    async (tx) => {
      const account = await tx.employee.findUnique({ where: { email } });
      if (!account) return 'unknown';
      const others = { role: 'leitung', disabledAt: null, id: { not: account.id } };
      if (account.role === 'leitung' && (await tx.employee.count({ where: others })) === 0) {
        return 'last';
      }
      await tx.employee.update({
        where: { id: account.id },
        data: { disabledAt: account.disabledAt ?? now },
      });
      await endSessionsOf(tx, account.id, now);
      return 'done';
    },
    { isolationLevel: 'Serializable' },
  );
}

/** Lets a disabled account log in again. */
export async function enableAccount(email: string): Promise<Outcome> {
  const db = await database();
  const { count } = await db.employee.updateMany({ where: { email }, data: { disabledAt: null } });
  return count > 0 ? 'done' : 'unknown';
}

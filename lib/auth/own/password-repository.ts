import 'server-only';
import { database } from '@/lib/platform/db/client';
import { byEmployee } from '../events/account-event';
import { recordEvent } from '../events/repository';
import { endSessionsOf } from '../session/repository';

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

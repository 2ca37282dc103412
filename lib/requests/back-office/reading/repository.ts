import 'server-only';
import { database } from '@/lib/platform/db/client';

/** Writes down that an employee was held up, because so much is read by no person. */
export async function recordHeldUp(employeeId: number): Promise<void> {
  const db = await database();
  await db.requestEvent.create({
    data: {
      ...{ requestKind: 'employee', requestId: String(employeeId), action: 'reading_limited' },
      actor: `employee:${employeeId}`,
    },
  });
}

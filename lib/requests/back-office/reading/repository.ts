import 'server-only';
import { database } from '@/lib/platform/db/client';
import { record } from '@/lib/requests/trail-repository';

/** Writes down that an employee was held up, because so much is read by no person. */
export async function recordHeldUp(employeeId: number): Promise<void> {
  const db = await database();
  const about = { kind: 'employee', id: String(employeeId) };
  await record(db, about, { actor: `employee:${employeeId}`, action: 'reading_limited' });
}

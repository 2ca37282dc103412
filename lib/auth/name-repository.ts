import 'server-only';
import { database } from '@/lib/platform/db/client';

/** Names of employees by their ids, of former ones too. */
export async function employeeNames(ids: Iterable<number | null>): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const db = await database();
  const where = { id: { in: wanted } };
  const rows = await db.employee.findMany({ where, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

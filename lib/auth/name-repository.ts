import 'server-only';
import { database } from '@/lib/platform/db/client';
import { mayEnter } from './employee';

export async function findColleagues(): Promise<{ id: number; name: string }[]> {
  const db = await database();
  const rows = await db.employee.findMany({
    where: { disabledAt: null },
    select: { id: true, name: true, role: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.filter((row) => mayEnter(row, 'submissions')).map(({ id, name }) => ({ id, name }));
}

export async function employeeNames(ids: Iterable<number | null>): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const db = await database();
  const where = { id: { in: wanted } };
  const rows = await db.employee.findMany({ where, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

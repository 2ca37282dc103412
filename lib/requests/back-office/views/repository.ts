import 'server-only';
import { database } from '@/lib/platform/db/client';

export interface NewView {
  id: string;
  employeeId: number;
  name: string;
  address: string;
  isShared: boolean;
}

/** The own and the shared views, by name. */
export async function findViews(employeeId: number) {
  const db = await database();
  return db.savedView.findMany({
    where: { OR: [{ employeeId }, { isShared: true }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}

/** Stores a view. */
export async function insertView(view: NewView): Promise<void> {
  const db = await database();
  await db.savedView.create({ data: view });
}

/** Counts the views of an employee. */
export async function countViews(employeeId: number): Promise<number> {
  const db = await database();
  return db.savedView.count({ where: { employeeId } });
}

/** Removes an own view; `leitung` can also remove shared ones. */
export async function deleteView(id: string, employeeId: number, isHead: boolean): Promise<void> {
  const db = await database();
  const mine = [{ employeeId }, ...(isHead ? [{ isShared: true }] : [])];
  await db.savedView.deleteMany({ where: { id, OR: mine } });
}

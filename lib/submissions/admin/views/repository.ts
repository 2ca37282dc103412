import 'server-only';
import { database } from '@/lib/platform/db/client';

export interface NewView {
  id: string;
  employeeId: number;
  name: string;
  address: string;
  isShared: boolean;
}

export async function findSavedViews(employeeId: number) {
  const db = await database();
  return db.savedView.findMany({
    where: { OR: [{ employeeId }, { isShared: true }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}

export async function insertView(view: NewView): Promise<void> {
  const db = await database();
  await db.savedView.create({ data: view });
}

export async function countViews(employeeId: number): Promise<number> {
  const db = await database();
  return db.savedView.count({ where: { employeeId } });
}

export async function deleteView(
  id: string,
  employeeId: number,
  isLeitung: boolean,
): Promise<void> {
  const db = await database();
  const mine = [{ employeeId }, ...(isLeitung ? [{ isShared: true }] : [])];
  await db.savedView.deleteMany({ where: { id, OR: mine } });
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Employee, mayEnter } from '@/lib/auth/employee';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import { countViews, deleteView, findSavedViews, insertView } from './repository';
import { type View, viewSchema } from './view';

const MOST = 30;

export async function listViews(employee: Employee): Promise<View[]> {
  const isLeitung = mayEnter(employee, 'office');
  return (await findSavedViews(employee.id)).map(({ id, name, address, isShared, employeeId }) => ({
    id,
    name,
    address,
    isShared,
    isRemovable: employeeId === employee.id || (isLeitung && isShared),
  }));
}

/** @throws AppError `invalid` (422), `conflict` (409) for too many views */
export async function saveView(body: unknown, employeeId: number): Promise<void> {
  const { name, address, shownTo } = parse(viewSchema, body);
  if ((await countViews(employeeId)) >= MOST) {
    throw new AppError(
      'conflict',
      `Mehr als ${MOST} Ansichten sind nicht möglich. Bitte entfernen Sie zuerst eine.`,
    );
  }
  const isShared = shownTo === 'alle';
  await insertView({ id: randomUUID(), employeeId, name, address, isShared });
}

export async function removeView(id: unknown, employee: Employee): Promise<void> {
  if (typeof id === 'string') await deleteView(id, employee.id, mayEnter(employee, 'office'));
}

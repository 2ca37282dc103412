import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Employee, mayEnter } from '@/lib/auth/employee';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
import { countViews, deleteView, findViews, insertView } from './repository';
import { type View, viewSchema } from './view';

/** Views that one employee may have. */
const MOST = 30;

/** The views that an employee is offered: the own ones and those for everybody. */
export async function listViews(employee: Employee): Promise<View[]> {
  const isHead = mayEnter(employee, 'office');
  return (await findViews(employee.id)).map(({ id, name, address, isShared, employeeId }) => ({
    id,
    name,
    address,
    isShared,
    isRemovable: employeeId === employee.id || (isHead && isShared),
  }));
}

/**
 * Keeps a list as it is narrowed down, under a name.
 * @throws AppError `invalid` (422), `conflict` (409) when there are too many
 */
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

/** Removes a view; what is not one's own stays. */
export async function removeView(id: unknown, employee: Employee): Promise<void> {
  if (typeof id === 'string') await deleteView(id, employee.id, mayEnter(employee, 'office'));
}

import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { actingEmployee, actorName } from './history';
import { employeeNames } from '@/lib/auth/name-repository';
import { findLastEvent } from './repository';
import type { StoredRequest } from '@/lib/requests/request';

/** What stands there now, told to whoever changed an earlier version of it. */
interface CurrentState {
  status: string;
  note: string;
  version: number;
  /** Name of the employee, or who else it was */
  changedBy: string;
  /** ISO 8601 */
  changedAt: string;
}

/** The answer to a change that was made on an earlier version; `details.current` is a {@link CurrentState}. */
export async function staleRequest(row: StoredRequest): Promise<AppError> {
  const { status, version, updatedAt } = row;
  const event = await findLastEvent(row.id);
  const actor = event?.actor ?? 'system';
  const changedBy = actorName(actor, await employeeNames([actingEmployee(actor) ?? null]));
  const changedAt = (event?.createdAt ?? updatedAt).toISOString();
  const current: CurrentState = { status, note: row.notes ?? '', version, changedBy, changedAt };
  return new AppError(
    'conflict',
    `Diese Anfrage wurde inzwischen geändert (${changedBy}). Ihr Text ist noch da: Bitte vergleichen Sie ihn mit dem neuen Stand.`,
    { current },
  );
}

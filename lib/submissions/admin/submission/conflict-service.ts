import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { actingEmployee, actorName, historyValues } from './history';
import { employeeNames } from '@/lib/auth/name-repository';
import { KINDS, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { findChanges } from './repository';

interface CurrentState {
  status: string;
  /** Set if not the author of the note */
  statusBy?: string;
  note: string;
  version: number;
  /** Who wrote the note, if that was changed, else who set the status, else who acted last */
  changedBy: string;
  /** ISO 8601 */
  changedAt: string;
}

/** `details.current` is a {@link CurrentState}; `wanted` is what the change would have altered. */
export async function staleSubmission(
  row: StoredSubmission,
  wanted: { status?: string; notes?: string | null } = {},
): Promise<AppError> {
  const { kind, status, version, updatedAt } = row;
  const events = await findChanges(row.id);
  const ofNote = events.find(({ after }) => KINDS[kind].note.field in historyValues(after));
  const ofStatus =
    events.find(({ after }) => historyValues(after).status === status) ??
    // Withdrawing its consent ends a submission without a separate entry for the status.
    events.find(({ action }) => action === 'consent-withdrawn');
  const event = ('notes' in wanted && ofNote) || ('status' in wanted && ofStatus) || events[0];
  const actors = [event?.actor ?? 'system', ofStatus?.actor];
  const names = await employeeNames(actors.map((each = '') => actingEmployee(each) ?? null));
  const [changedBy = '', setBy] = actors.map((actor) => actor && actorName(actor, names));
  const statusBy = event === ofNote && setBy !== changedBy ? setBy : undefined;
  const changedAt = (event?.createdAt ?? updatedAt).toISOString();
  const note = row.notes ?? '';
  const current: CurrentState = { status, statusBy, note, version, changedBy, changedAt };
  return new AppError(
    'conflict',
    `Diese Anfrage wurde inzwischen geändert (${changedBy}). Ihr Text ist noch da: Bitte vergleichen Sie ihn mit dem neuen Stand.`,
    { current },
  );
}

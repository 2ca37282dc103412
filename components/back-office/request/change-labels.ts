import { formatClock, formatDate, formatTimeOfDay } from '@/lib/platform/format/date';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import type { NewerState, RequestState } from './merge';

/** Who has made a change, at the start of a sentence. */
export const nameOf = ({ changedBy }: Pick<NewerState, 'changedBy'>) =>
  changedBy ?? 'Jemand anderes';

/** '10:42 Uhr' for a moment of today, otherwise with its date. */
export function clockOf(moment: Date, now: Date): string {
  const isToday = formatDate(moment) === formatDate(now);
  return isToday ? formatTimeOfDay(moment) : formatClock(moment);
}

/** ', 10:42 Uhr'; nothing where the time is not known. */
export const commaTime = ({ changedAt }: Pick<NewerState, 'changedAt'>, now: Date) =>
  changedAt ? `, ${clockOf(changedAt, now)}` : '';

/** Says that a colleague has set a status. */
export function statusTaken(over: NewerState): string {
  const changedBy = over.statusBy ?? over.changedBy;
  return `${nameOf({ changedBy })} hat inzwischen den Status „${statusLabel(over.status)}“ gesetzt.`;
}

/** Says that a colleague has changed the status meanwhile, if so. */
export function statusChanged(
  over: NewerState | undefined,
  seen: RequestState,
): string | undefined {
  return over && over.status !== seen.status ? statusTaken(over) : undefined;
}

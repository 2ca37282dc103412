import { formatClock, formatDate, formatTimeOfDay } from '@/lib/platform/format/date';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import type { NewerState, SubmissionState } from './save-change';

export const fieldName = ({ changedBy }: Pick<NewerState, 'changedBy'>) =>
  changedBy ?? 'Jemand anderes';

/** '10:42 Uhr' for a moment of today, otherwise with its date */
export function clockOf(moment: Date, now: Date): string {
  const isToday = formatDate(moment) === formatDate(now);
  return isToday ? formatTimeOfDay(moment) : formatClock(moment);
}

/** ', 10:42 Uhr', or nothing */
export const commaTime = ({ changedAt }: Pick<NewerState, 'changedAt'>, now: Date) =>
  changedAt ? `, ${clockOf(changedAt, now)}` : '';

export function statusTaken(over: NewerState): string {
  const changedBy = over.statusBy ?? over.changedBy;
  return `${fieldName({ changedBy })} hat inzwischen den Status „${statusLabel(over.status)}“ gesetzt.`;
}

export function statusChanged(
  over: NewerState | undefined,
  seen: SubmissionState,
): string | undefined {
  return over && over.status !== seen.status ? statusTaken(over) : undefined;
}

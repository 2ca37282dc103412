import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The day that it is in Germany, from its first moment to that of the next; some have 23 or 25 hours. */
export function berlinDay(now: Date): { from: Date; to: Date } {
  const from = startOfDay(new TZDateMini(now, 'Europe/Berlin'));
  return { from: new Date(+from), to: new Date(+addDays(from, 1)) };
}

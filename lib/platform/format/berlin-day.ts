import { TZDateMini } from '@date-fns/tz/date/mini';
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';

/** What date-fns is told where it reckons with days and hours in Germany. */
export const inBerlin = { in: tz('Europe/Berlin') };

/** The day that it is in Germany: '2026-11-25'. */
export const dayInBerlin = (moment: Date): string => format(moment, 'yyyy-MM-dd', inBerlin);

/** The day that it is in Germany, from its first moment to that of the next; some have 23 or 25 hours. */
export function berlinDay(now: Date): { from: Date; to: Date } {
  const from = startOfDay(new TZDateMini(now, 'Europe/Berlin'));
  return { from: new Date(+from), to: new Date(+addDays(from, 1)) };
}

/** The moment of '2026-11-23T10:30' in Germany; none for an hour that the change of clocks leaves out. */
export function momentInBerlin(value: string): Date | undefined {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(value) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  const moment = new Date(+new TZDateMini(year, month - 1, day!, hour!, minute!, 'Europe/Berlin'));
  return format(moment, "yyyy-MM-dd'T'HH:mm", inBerlin) === value ? moment : undefined;
}

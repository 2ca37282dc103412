import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const offsetAt = (moment: number) => tzOffset('Europe/Berlin', new Date(moment)) * MINUTE;

/** What the clocks in Germany show at a moment: the UTC parts of this date say it. */
export const berlinClock = (moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime()));

/** The moment at which they show this; of an hour that comes twice, the second one. */
export function momentOfClock(clock: Date | number): Date {
  // An hour before, because the clock is ahead of UTC by one or two.
  return new Date(+clock - offsetAt(+clock - HOUR));
}

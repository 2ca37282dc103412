import { setHours } from 'date-fns/setHours';
import { LEAD_MAX_AGE } from '@/lib/agents/constants';
import { berlinDay, inBerlin } from '@/lib/platform/format/berlin-day';

const HOUR = 60 * 60 * 1000;

/** 48 hours after the owner's wish, regardless of summer time */
export const saleEnd = (wishedAt: Date): Date => new Date(wishedAt.getTime() + LEAD_MAX_AGE * HOUR);

export const hoursLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / HOUR));

/** '31 Std. übrig', 'noch 40 Min.', 'abgelaufen'. */
export function timeLeft(endsAt: Date, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return 'abgelaufen';
  const hours = hoursLeft(endsAt, now);
  return hours > 0
    ? `noch ${hours}\u00a0Std.`
    : `noch ${Math.max(1, Math.floor(left / 60_000))}\u00a0Min.`;
}

/** Hours to answer an offer, counted only between 8 and 20, so that the night does not count. */
export const ANSWER_HOURS = 4;
export const ANSWER_DAY = { from: 8, to: 20 } as const;

/** Weekends count too. */
function afterDaytime(now: Date, milliseconds: number): Date {
  let [moment, left] = [now, milliseconds];
  for (;;) {
    const { from, to } = berlinDay(moment);
    const [opens, closes] = [ANSWER_DAY.from, ANSWER_DAY.to].map((hour) =>
      setHours(from, hour, inBerlin).getTime(),
    ) as [number, number];
    const begins = Math.max(moment.getTime(), opens);
    if (left <= closes - begins) return new Date(begins + left);
    left -= Math.max(0, closes - begins);
    moment = to;
  }
}

/**
 * Four hours of daytime, at most until the end of the sale or the package's maximum age.
 * @param maxAge hours; infinite for a single order
 */
export function answerEnd(
  { wishedAt, endsAt }: { wishedAt: Date; endsAt: Date },
  maxAge: number,
  now: Date,
): Date {
  const moments = [
    afterDaytime(now, ANSWER_HOURS * HOUR).getTime(),
    endsAt.getTime(),
    wishedAt.getTime() + maxAge * HOUR,
  ];
  return new Date(Math.min(...moments));
}

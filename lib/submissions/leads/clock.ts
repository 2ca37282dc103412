import { setHours } from 'date-fns/setHours';
import { LEAD_MAX_AGE } from '@/lib/agencies/constants';
import { berlinDay, inBerlin } from '@/lib/platform/format/berlin-day';
import { isOfficeOpen, OFFICE_HOURS } from '@/lib/submissions/forms/callback/slots';

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

/** After the release an employee has this long to stop the offers by rule. */
const RULE_PAUSE = 5 * 60 * 1000;

export const ruleStart = (releasedAt: Date): Date => new Date(releasedAt.getTime() + RULE_PAUSE);

export const releasedFor = (now: Date): Date => new Date(now.getTime() - RULE_PAUSE);

/** Office hours to answer an offer, so that neither the night nor the weekend counts. */
export const ANSWER_HOURS = 4;

function afterAgencyHours(now: Date, milliseconds: number): Date {
  let [moment, left] = [now, milliseconds];
  for (;;) {
    const { from, to } = berlinDay(moment);
    const [opens, closes] = [OFFICE_HOURS.from, OFFICE_HOURS.to].map((hour) =>
      setHours(from, hour, inBerlin).getTime(),
    ) as [number, number];
    const begins = Math.max(moment.getTime(), opens);
    const open = isOfficeOpen(new Date(opens)) ? Math.max(0, closes - begins) : 0;
    if (left <= open) return new Date(begins + left);
    left -= open;
    moment = to;
  }
}

/** A lead that ends before another agency day has passed leaves the sale soon. */
export const endingSoon = (now: Date): Date =>
  afterAgencyHours(now, (OFFICE_HOURS.to - OFFICE_HOURS.from) * HOUR);

/** Whether a wish renewed now leaves the office a whole day until it ends. */
export const isOfficeDayAhead = (now: Date): boolean => endingSoon(now) <= saleEnd(now);

/**
 * Four office hours, at most until the end of the sale or the package's maximum age.
 * @param maxAge hours; infinite for a single order
 */
export function answerEnd(
  { wishedAt, endsAt }: { wishedAt: Date; endsAt: Date },
  maxAge: number,
  now: Date,
): Date {
  const moments = [
    afterAgencyHours(now, ANSWER_HOURS * HOUR).getTime(),
    endsAt.getTime(),
    wishedAt.getTime() + maxAge * HOUR,
  ];
  return new Date(Math.min(...moments));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds from one attempt to the next, by the number of attempts so far; the last one repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** Milliseconds after which a mail that no server takes is given up, as mail servers do. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** Milliseconds that a mail may be under way before its owner reads 'verzögert'. */
export const DELAYED_AFTER = 10 * MINUTE;

/** Milliseconds to wait after the given number of attempts, 1 or more. */
export function pauseAfter(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;
}

/** Whether a mail that could not be sent so far has been tried for long enough. */
export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER;
}

/** Milliseconds that the worker leaves a mail server alone that does not answer, by failures in a row. */
export function restAfter(failures: number): number {
  return Math.min(5000 * 2 ** (failures - 1), 5 * MINUTE);
}

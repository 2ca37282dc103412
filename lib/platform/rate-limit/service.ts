import 'server-only';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import type { Query } from '@/lib/platform/db/statements';
import { clearing, countedEvents, countEvent, counting, uncountEvent } from './repository';

export interface RateLimitRule {
  name: string;
  /** Events that are let through within one window */
  limit: number;
  /** Seconds */
  window: number;
  /**
   * Into how many stretches the window is cut that it slides by: no window of this length sees more events
   * than the limit, wherever it begins, and what was refused does not count. Without it the windows follow
   * one another on the clock, and refused events count.
   */
  stretches?: number;
}

interface Stretch {
  id: string;
  /** From then on its events no longer count */
  expiresAt: Date;
}

/** The stretches whose events count now, the present one first. */
function stretchesOf(rule: RateLimitRule, caller: string, now: number): [Stretch, ...Stretch[]] {
  const { name, window, stretches = 1 } = rule;
  const length = (window * 1000) / stretches;
  const present = Math.floor(now / length);
  // One more than the window has: it may begin at any moment of the oldest.
  const number = stretches === 1 ? 1 : stretches + 1;
  const stretch = (back: number) => ({
    id: `${name}:${caller}:${present - back}`,
    expiresAt: new Date((present - back + number) * length),
  });
  return [stretch(0), ...Array.from({ length: number - 1 }, (_, index) => stretch(index + 1))];
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** When so many of the events no longer count that there is room for one. */
function roomAt(stretches: [Stretch, ...Stretch[]], counts: number[], limit: number): Date {
  const isEnough = (_: Stretch, index: number) => sum(counts.slice(0, index)) < limit;
  return (stretches.findLast(isEnough) ?? stretches[0]).expiresAt;
}

function refusal(room: Date, now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((room.getTime() - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new AppError(
    'too_many',
    `Von diesem Anschluss kamen zu viele Anfragen. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal versuchen.`,
    { retryAfter },
  );
}

/**
 * Counts an event of a caller against a rule, unless RATE_LIMIT is off.
 * @returns what {@link forgiveEvent} takes it back by
 * @throws AppError `too_many` (429) with the seconds until there is room again
 */
export async function enforceRateLimit(rule: RateLimitRule, caller: string): Promise<string> {
  const now = Date.now();
  const stretches = stretchesOf(rule, caller, now);
  const [{ id, expiresAt }, ...earlier] = stretches;
  if (env().RATE_LIMIT === 'off') return id;
  const present = await countEvent(id, expiresAt);
  const before = await countedEvents(earlier.map((stretch) => stretch.id));
  if (sum([present, ...before]) <= rule.limit) return id;
  if (earlier.length > 0) await uncountEvent(id);
  throw refusal(roomAt(stretches, [present - 1, ...before], rule.limit), now);
}

/** Milliseconds between two looks of this process for counters that have expired. */
const CLEAR_EVERY = 60_000;
let clearedAt = 0;

/**
 * Counts an event of a caller in the transaction of what it lets through; for rules whose windows follow one
 * another.
 * @returns the refusal: thrown in there, it would not be counted
 */
export async function countWithin(
  query: Query,
  rule: RateLimitRule,
  caller: string,
): Promise<AppError | undefined> {
  if (env().RATE_LIMIT === 'off') return undefined;
  const now = Date.now();
  const [{ id, expiresAt }] = stretchesOf(rule, caller, now);
  const [row] = await query(counting(id, expiresAt));
  const count = Number(row?.count);
  if (count === 1 && now > clearedAt + CLEAR_EVERY) {
    clearedAt = now;
    void query(clearing());
  }
  return count <= rule.limit ? undefined : refusal(expiresAt, now);
}

/** Takes an event back that turned out not to count, e.g. a login that succeeded. */
export async function forgiveEvent(id: string): Promise<void> {
  if (env().RATE_LIMIT === 'on') await uncountEvent(id);
}

/** Whether the next event of a caller would be refused; counts nothing. */
export async function isLimitReached(rule: RateLimitRule, caller: string): Promise<boolean> {
  if (env().RATE_LIMIT === 'off') return false;
  const ids = stretchesOf(rule, caller, Date.now()).map(({ id }) => id);
  return sum(await countedEvents(ids)) >= rule.limit;
}

/**
 * Takes something that is good for one use, whichever process asks.
 * @param expiresAt from then on it need not be remembered
 * @returns false when it was taken before
 */
export async function claimOnce(id: string, expiresAt: Date): Promise<boolean> {
  return (await countEvent(id, expiresAt)) === 1;
}

/** What the whole server may do so often until a moment. */
export interface Budget {
  name: string;
  limit: number;
  /** Starts again */
  until: Date;
}

/**
 * Takes one from a budget, for all visitors together and also with RATE_LIMIT=off. What is refused does not
 * count, so that a higher limit helps at once.
 * @returns false when nothing is left
 */
export async function takeFromBudget({ name, limit, until }: Budget): Promise<boolean> {
  if (limit <= 0) return false;
  const id = `${name}:${until.toISOString()}`;
  if ((await countEvent(id, until)) <= limit) return true;
  await uncountEvent(id);
  return false;
}

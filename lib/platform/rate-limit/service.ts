import 'server-only';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import type { Query } from '@/lib/platform/db/statements';
import { clearing, countedEvents, countEvent, counting, uncountEvent } from './repository';

export interface RateLimitRule {
  name: string;
  limit: number;
  /** Seconds */
  window: number;
  /**
   * Parts of a sliding window, in which refused events do not count. Without it windows are fixed.
   */
  stretches?: number;
}

interface Stretch {
  id: string;
  expiresAt: Date;
}

function stretchesOf(rule: RateLimitRule, caller: string, now: number): [Stretch, ...Stretch[]] {
  const { name, window, stretches = 1 } = rule;
  const length = (window * 1000) / stretches;
  const present = Math.floor(now / length);
  // One extra: the window may begin at any moment of the oldest.
  const number = stretches === 1 ? 1 : stretches + 1;
  const stretch = (back: number) => ({
    id: `${name}:${caller}:${present - back}`,
    expiresAt: new Date((present - back + number) * length),
  });
  return [stretch(0), ...Array.from({ length: number - 1 }, (_, index) => stretch(index + 1))];
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

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
 * Returns the id for {@link forgiveEvent}. Throws AppError `too_many` (429) with seconds to wait.
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

/** Milliseconds between cleanups by this process. */
const CLEAR_EVERY = 60_000;
let clearedAt = 0;

/** For fixed windows. Returns the refusal, since throwing it would roll back the count. */
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

export async function forgiveEvent(id: string): Promise<void> {
  if (env().RATE_LIMIT === 'on') await uncountEvent(id);
}

export async function isLimitReached(rule: RateLimitRule, caller: string): Promise<boolean> {
  if (env().RATE_LIMIT === 'off') return false;
  const ids = stretchesOf(rule, caller, Date.now()).map(({ id }) => id);
  return sum(await countedEvents(ids)) >= rule.limit;
}

/** Claims something that is valid once, across all processes; false when taken before. */
export async function claimOnce(id: string, expiresAt: Date): Promise<boolean> {
  return (await countEvent(id, expiresAt)) === 1;
}

export interface Budget {
  name: string;
  limit: number;
  until: Date;
}

/** For all visitors, also with RATE_LIMIT=off. Refusals do not count. False if nothing is left. */
export async function takeFromBudget({ name, limit, until }: Budget): Promise<boolean> {
  if (limit <= 0) return false;
  const id = `${name}:${until.toISOString()}`;
  if ((await countEvent(id, until)) <= limit) return true;
  await uncountEvent(id);
  return false;
}

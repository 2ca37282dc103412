import 'server-only';
import { env } from '@/lib/platform/env';
import {
  countedEvents,
  countEvent,
  type RateLimitRule,
  refusal,
  roomAt,
  stretchesOf,
  sum,
  uncountEvent,
} from './repository';

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

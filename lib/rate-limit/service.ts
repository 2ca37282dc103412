import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/http/errors';
import { countedEvents, countEvent, uncountEvent } from './repository';

export interface RateLimitRule {
  name: string;
  /** Events that are let through within one window */
  limit: number;
  /** Seconds */
  window: number;
}

function currentWindow(rule: RateLimitRule, caller: string, now: number) {
  const start = Math.floor(now / (rule.window * 1000));
  const expiresAt = new Date((start + 1) * rule.window * 1000);
  return { id: `${rule.name}:${caller}:${start}`, expiresAt };
}

/**
 * Counts an event of a caller against a rule, unless RATE_LIMIT is off.
 * @returns what {@link forgiveEvent} takes it back by
 * @throws AppError `too_many` (429) with the seconds until the window ends
 */
export async function enforceRateLimit(rule: RateLimitRule, caller: string): Promise<string> {
  const now = Date.now();
  const { id, expiresAt } = currentWindow(rule, caller, now);
  if (env().RATE_LIMIT === 'off') return id;
  const count = await countEvent(id, expiresAt);
  if (count <= rule.limit) return id;
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError(
    'too_many',
    `Von diesem Anschluss kamen zu viele Anfragen. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal versuchen.`,
    { retryAfter },
  );
}

/** Takes an event back that turned out not to count, e.g. a login that succeeded. */
export async function forgiveEvent(id: string): Promise<void> {
  if (env().RATE_LIMIT === 'on') await uncountEvent(id);
}

/** Whether the next event of a caller would be refused; counts nothing. */
export async function isLimitReached(rule: RateLimitRule, caller: string): Promise<boolean> {
  if (env().RATE_LIMIT === 'off') return false;
  return (await countedEvents(currentWindow(rule, caller, Date.now()).id)) >= rule.limit;
}

/**
 * Takes something that is good for one use, whichever process asks.
 * @param expiresAt from then on it need not be remembered
 * @returns false when it was taken before
 */
export async function claimOnce(id: string, expiresAt: Date): Promise<boolean> {
  return (await countEvent(id, expiresAt)) === 1;
}

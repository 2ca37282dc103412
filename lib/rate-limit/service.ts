import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/http/errors';
import { countEvent } from './repository';

export interface RateLimitRule {
  name: string;
  /** Events that are let through within one window */
  limit: number;
  /** Seconds */
  window: number;
}

/**
 * Counts an event of a caller against a rule, unless RATE_LIMIT is off.
 * @throws AppError `too_many` (429) with the seconds until the window ends
 */
export async function enforceRateLimit(rule: RateLimitRule, caller: string): Promise<void> {
  if (env().RATE_LIMIT === 'off') return;
  const now = Date.now();
  const start = Math.floor(now / (rule.window * 1000));
  const expiresAt = new Date((start + 1) * rule.window * 1000);
  const count = await countEvent(`${rule.name}:${caller}:${start}`, expiresAt);
  if (count <= rule.limit) return;
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError(
    'too_many',
    `Von deinem Anschluss kamen zu viele Anfragen. Bitte versuche es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    { retryAfter },
  );
}

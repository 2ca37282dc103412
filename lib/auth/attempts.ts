import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { enforceRateLimit, forgiveEvent } from '@/lib/platform/rate-limit/service';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';

/** Returns the id for forgiving it. Throws AppError `too_many` (429). */
export async function countAttempt(rule: RateLimitRule, name: string): Promise<string> {
  try {
    return await enforceRateLimit(rule, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const minutes = Math.ceil((error.details.retryAfter ?? rule.window) / 60);
    const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    throw new AppError(
      error.code,
      `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
      error.details,
    );
  }
}

/** If one rule refuses, no rule counts it. Throws AppError `too_many` (429). */
export async function countAttempts(rules: readonly (readonly [RateLimitRule, string])[]) {
  const counted: string[] = [];
  try {
    for (const [rule, name] of rules) counted.push(await countAttempt(rule, name));
    return counted;
  } catch (error) {
    await forgiveAttempts(counted);
    throw error;
  }
}

export async function forgiveAttempts(counted: readonly string[]): Promise<void> {
  for (const event of counted) await forgiveEvent(event);
}

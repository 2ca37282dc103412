import 'server-only';
import type { Employee } from '@/lib/auth/employee';
import { mayExport } from '@/lib/submissions/consent/ledger';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { claimOnce, enforceRateLimit, forgiveEvent } from '@/lib/platform/rate-limit/service';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';
import { keyedHash } from '@/lib/platform/secret';
import { recordAlone } from '@/lib/submissions/trail-repository';

/** One page every six seconds is faster than reading. */
export const READING_RATE_LIMIT: RateLimitRule = {
  name: 'reading',
  limit: 100,
  window: 600,
  stretches: 5,
};

/** @returns false if it was claimed before */
function claimForNow(what: string): Promise<boolean> {
  const length = READING_RATE_LIMIT.window * 1000;
  const window = Math.floor(Date.now() / length);
  return claimOnce(`${what}:${window}`, new Date((window + 1) * length));
}

async function countOne({ id }: Employee): Promise<string> {
  try {
    return await enforceRateLimit(READING_RATE_LIMIT, String(id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (await claimForNow(`reading-limited:${id}`)) {
      const event = { actor: `employee:${id}`, action: 'reading_limited' } as const;
      await recordAlone({ kind: 'employee', id: String(id) }, event);
    }
    const minutes = Math.ceil((error.details.retryAfter ?? READING_RATE_LIMIT.window) / 60);
    throw new AppError(
      error.code,
      `Sie haben in kurzer Zeit sehr viele Anfragen geöffnet. In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es weiter. Eine ganze Liste gibt Ihnen die Leitung als Datei.`,
      error.details,
    );
  }
}

/** The same address counts once in ten minutes. @throws AppError `too_many` (429) */
export async function countReading(employee: Employee, address: string): Promise<void> {
  if (mayExport(employee) || env().RATE_LIMIT === 'off') return;
  // Count first, so that simultaneous requests cannot all pass.
  const event = await countOne(employee);
  const what = keyedHash(address).slice(0, 32);
  if (!(await claimForNow(`read:${employee.id}:${what}`))) await forgiveEvent(event);
}

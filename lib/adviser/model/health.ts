import type { FailureReason, ModelFailure } from './failure';

const FAILURE_LIMIT = 3;
/** Milliseconds */
export const REST_MS = 30_000;

const MIN_REST_MS = 1000;
const MAX_REST_MS = 300_000;

/** Undefined for a header that cannot be read. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

/** Failures that the next question would meet as well. */
const DOWN: readonly FailureReason[] = ['timeout', 'network', 'server', 'setup', 'cut-off'];

export type ModelHealth = ReturnType<typeof createHealth>;

/** A model rests after three failures in a row, after each further one, and when it asks for it. */
export function createHealth(now: () => number = Date.now) {
  let failures = 0;
  let restsUntil = 0;
  const rest = (ms: number) => {
    restsUntil = Math.max(restsUntil, now() + ms);
  };
  return {
    isReady: () => now() >= restsUntil,
    answered: () => {
      failures = 0;
    },
    failed: ({ reason, restMs = REST_MS }: ModelFailure) => {
      if (reason === 'busy') rest(Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, restMs)));
      if (!DOWN.includes(reason)) return;
      failures += 1;
      if (failures >= FAILURE_LIMIT) rest(REST_MS);
    },
  };
}

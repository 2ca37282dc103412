import { ModelFailure, type FailureReason } from './failure';

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

export function createHealth(now: () => number = Date.now) {
  let failures = 0;
  let restsUntil = 0;
  const isDown = () => failures >= FAILURE_LIMIT;
  const isReady = () => now() >= restsUntil;
  const rest = (ms: number) => {
    restsUntil = Math.max(restsUntil, now() + ms);
  };

  /** During the trial call after a rest, other calls are refused. @throws ModelFailure 'resting' */
  function begin() {
    if (!isReady()) throw new ModelFailure('resting');
    const isTrial = isDown();
    if (isTrial) restsUntil = now() + REST_MS;
    let isOpen = true;
    const close = (change: () => void) => {
      if (isOpen) change();
      isOpen = false;
    };
    return {
      answered: () =>
        close(() => {
          // A rest that the model asked for with 429 stays.
          if (isDown()) restsUntil = 0;
          failures = 0;
        }),
      failed: ({ reason, restMs = REST_MS }: ModelFailure) => {
        if (reason === 'busy')
          close(() => rest(Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, restMs))));
        if (!DOWN.includes(reason)) return;
        close(() => {
          failures += 1;
          if (isDown()) rest(REST_MS);
        });
      },
      /** It ended without a result; no effect after another outcome */
      end: () =>
        close(() => {
          if (isTrial && isDown()) restsUntil = now();
        }),
    };
  }

  return { isReady, begin };
}

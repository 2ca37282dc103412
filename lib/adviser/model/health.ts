import { ModelFailure, type FailureReason } from './failure';

/** Failures in a row after which the model rests. */
const FAILURE_LIMIT = 3;
/** Milliseconds */
export const REST_MS = 30_000;

const MIN_REST_MS = 1000;
const MAX_REST_MS = 300_000;

/**
 * Milliseconds of a Retry-After header, which holds seconds or a date.
 * @returns `undefined` for none and for one that cannot be read
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}

/** Failures that would make the next question wait in vain too. */
const DOWN: readonly FailureReason[] = ['timeout', 'network', 'server', 'setup', 'cut-off'];

/** The state of the model, as this process has seen it. */
export type Health = ReturnType<typeof createHealth>;

/** A new memory without failures. */
export function createHealth(now: () => number = Date.now) {
  /** Since the model last answered */
  let failures = 0;
  let restsUntil = 0;
  const isDown = () => failures >= FAILURE_LIMIT;
  const isReady = () => now() >= restsUntil;
  const rest = (ms: number) => {
    restsUntil = Math.max(restsUntil, now() + ms);
  };

  /**
   * Begins a call, whose outcome counts once. While a trial shows whether the model is back, other
   * questions do not wait for it.
   * @throws ModelFailure 'resting'
   */
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
      /** It ended without a result; does nothing after one of the others */
      end: () =>
        close(() => {
          if (isTrial && isDown()) restsUntil = now();
        }),
    };
  }

  return { isReady, begin };
}

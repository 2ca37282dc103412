/** Failures in a row after which the model rests. */
const FAILURE_LIMIT = 3;
/** Milliseconds */
export const REST_MS = 30_000;

const MIN_REST_MS = 1000;
const MAX_REST_MS = 300_000;

/** What is known of the model's health. Times are milliseconds since 1970. */
export interface Circuit {
  /** Failures since it last answered */
  readonly failures: number;
  readonly restsUntil: number;
}

export const WELL: Circuit = { failures: 0, restsUntil: 0 };

/** Whether the next call only finds out if a model that was down answers again. */
export const isTrial = ({ failures }: Circuit) => failures >= FAILURE_LIMIT;

export const isRested = ({ restsUntil }: Circuit, now: number) => now >= restsUntil;

/** A call begins. While one tries whether the model is back, nobody else waits for it. */
export function begun(circuit: Circuit, now: number): Circuit {
  return isTrial(circuit) ? { ...circuit, restsUntil: now + REST_MS } : circuit;
}

/** A call was answered. What the model asked for with 429 stays. */
export function answered(circuit: Circuit): Circuit {
  return isTrial(circuit) ? WELL : { ...circuit, failures: 0 };
}

/** A call failed because the model is down. */
export function failed(circuit: Circuit, now: number): Circuit {
  const failures = circuit.failures + 1;
  const rest = failures >= FAILURE_LIMIT ? now + REST_MS : 0;
  return { failures, restsUntil: Math.max(circuit.restsUntil, rest) };
}

/** The model answered 429 and said how long it wants to be left alone, if it did. */
export function tooMany(circuit: Circuit, now: number, restMs: number = REST_MS): Circuit {
  const rest = now + Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, restMs));
  return { ...circuit, restsUntil: Math.max(circuit.restsUntil, rest) };
}

/** A trial ended without a result, because the reader left. */
export function undecided(circuit: Circuit, now: number): Circuit {
  return isTrial(circuit) ? { ...circuit, restsUntil: now } : circuit;
}

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

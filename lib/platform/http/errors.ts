import type { Challenge } from 'altcha-lib';

/** Error code → HTTP status: the only statuses that the API answers besides success. */
export const STATUS_OF = {
  malformed: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  without_version: 428,
  too_many: 429,
  unavailable: 503,
} as const;

/** Seconds after which one may try again when the fault is ours. */
export const RETRY_AFTER_FAULT = 5;

export type ErrorCode = keyof typeof STATUS_OF;

/** German message for each field that was refused, by the field's name. */
export type FieldErrors = Record<string, string>;

interface Details {
  fields?: FieldErrors;
  /** Seconds, sent as Retry-After */
  retryAfter?: number;
  /** Work that lets the request through when it is done */
  challenge?: Challenge;
  /** What stands there now, where the request was made on something earlier */
  current?: object;
}

/** A failure that may be shown: its message is a German sentence for the person in front of it. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = 'AppError';
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}

/** What was asked for, or `null` where the answer is that there is no such thing. */
export async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

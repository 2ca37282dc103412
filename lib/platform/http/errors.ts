import type { Challenge } from 'altcha-lib';

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

/** Seconds */
export const RETRY_AFTER_FAULT = 5;

export type ErrorCode = keyof typeof STATUS_OF;

export type FieldErrors = Record<string, string>;

interface Details {
  fields?: FieldErrors;
  /** Seconds, sent as Retry-After */
  retryAfter?: number;
  challenge?: Challenge;
  /** The present state, when the request was based on an older one */
  current?: object;
}

/** Its message is a German sentence that may be shown. */
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

export async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Base64 of `{ challenge, solution }` as JSON. */
export const PROOF_HEADER = 'Proof-Of-Work';

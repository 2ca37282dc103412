export type FailureReason =
  /** No key, or a daily limit of 0 */
  | 'unset'
  | 'resting'
  | 'spent'
  | 'aborted'
  | 'timeout'
  | 'network'
  /** 5xx */
  | 'server'
  /** 429 */
  | 'busy'
  /** 401, 403 or 404: wrong key, model or address */
  | 'setup'
  /** Another 4xx */
  | 'refused'
  /** Broke off, or sent what cannot be read */
  | 'cut-off'
  | 'too-long'
  | 'empty'
  | 'no-answer'
  | 'uncited'
  | 'leak'
  /** A link, a tag or an address that is in no passage */
  | 'foreign';

/** The message holds nothing of question, answer or key. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** Milliseconds from Retry-After */
    readonly restMs?: number,
  ) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelFailure';
  }
}

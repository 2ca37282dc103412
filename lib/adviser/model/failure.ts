/** Why there is no answer of the model that may be shown. */
export type FailureReason =
  /** No key is set, or it may not be called at all */
  | 'unset'
  /** It failed before and is left alone for a while */
  | 'resting'
  /** The calls of the day are used up */
  | 'spent'
  /** The reader left */
  | 'aborted'
  | 'timeout'
  /** It could not be reached */
  | 'network'
  /** It answered 5xx */
  | 'server'
  /** It answered 429 */
  | 'busy'
  /** It does not know the key, the model or the address */
  | 'setup'
  /** It would not take this question */
  | 'refused'
  /** It broke off, or what it sent could not be read */
  | 'cut-off'
  | 'too-long'
  | 'empty'
  /** The passages hold no answer */
  | 'no-answer'
  /** It cites none of the passages */
  | 'uncited'
  /** It gives away its instructions */
  | 'leak';

/** No answer of the model may be shown. The message holds nothing of question, answer or key. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** Milliseconds for which the model asked to be left alone */
    readonly restMs?: number,
  ) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelFailure';
  }
}

import { HttpError } from '@/lib/http/client';
import type { FieldErrors } from '@/lib/http/errors';

/** What is said when something could not be saved or sent. */
export interface Failure {
  text: string;
  /** German message by the wire name of the field */
  fields: FieldErrors;
  /** Whether the login has ended */
  isLoggedOut: boolean;
  /** Whether the same may go through at another try */
  canRetry: boolean;
}

const LOGGED_OUT =
  'Sie sind abgemeldet. Ihr Text bleibt hier stehen. Melden Sie sich in einem neuen Fenster an und speichern Sie dann noch einmal.';
const NO_ANSWER =
  'Das ist nicht gespeichert: Die Verbindung zum Server ist abgebrochen. Ihre Eingaben bleiben hier stehen.';
const FAULT = 'Das hat gerade nicht geklappt. Ihre Eingaben bleiben hier stehen.';

/** Statuses after which the same request can go through a moment later. */
const PASSING = [429, 503];

/** Turns whatever went wrong into words. */
export function describeFailure(error: unknown): Failure {
  const nothing = { fields: {}, isLoggedOut: false, canRetry: false };
  if (!(error instanceof HttpError)) return { ...nothing, text: NO_ANSWER, canRetry: true };
  const { error: message, fields = {} } = error.problem;
  if (error.status === 401) return { ...nothing, text: LOGGED_OUT, isLoggedOut: true };
  const canRetry = PASSING.includes(error.status) || !message;
  return { ...nothing, text: message ?? FAULT, fields, canRetry };
}

import { HttpError } from '@/lib/platform/http/client';
import type { FieldErrors } from '@/lib/platform/http/errors';

export interface Failure {
  text: string;
  fields: FieldErrors;
  isLoggedOut: boolean;
  canRetry: boolean;
  isOutOfDate: boolean;
}

interface Words {
  noAnswer: string;
  loggedOut: string;
  fault: string;
}

export const TYPED: Words = {
  noAnswer:
    'Das ist nicht gespeichert: Die Verbindung zum Server ist abgebrochen. Ihre Eingaben bleiben hier stehen.',
  loggedOut:
    'Sie sind abgemeldet. Ihr Text bleibt hier stehen. Melden Sie sich in einem neuen Fenster an und speichern Sie dann noch einmal.',
  fault: 'Das hat gerade nicht geklappt. Ihre Eingaben bleiben hier stehen.',
};
const PRESSED: Words = {
  noAnswer: 'Die Verbindung zum Server ist abgebrochen. Bitte versuchen Sie es noch einmal.',
  loggedOut:
    'Sie sind abgemeldet. Bitte melden Sie sich in einem neuen Fenster an und versuchen Sie es dann noch einmal.',
  fault: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

const PASSING = [429, 503];
const OUT_OF_DATE = [404, 409];

function describe(error: unknown, words: Words): Failure {
  const nothing = { fields: {}, isLoggedOut: false, canRetry: false, isOutOfDate: false };
  if (!(error instanceof HttpError)) return { ...nothing, text: words.noAnswer, canRetry: true };
  const { status, problem } = error;
  if (status === 401) return { ...nothing, text: words.loggedOut, isLoggedOut: true };
  return {
    ...nothing,
    text: problem.error ?? words.fault,
    fields: problem.fields ?? {},
    canRetry: PASSING.includes(status) || !problem.error,
    isOutOfDate: OUT_OF_DATE.includes(status),
  };
}

export const describeOperationFailure = (error: unknown) => describe(error, TYPED);

export const describeUndone = (error: unknown) => describe(error, PRESSED);

import { callbackKind } from './callback';
import { contact } from './contact';
import { inquiry } from './inquiry';
import type { Kind } from './kind';
import { lead } from './lead';
import { valuation } from './valuation';

/** Each kind has a database table of the same name. */
export const KINDS = { valuation, lead, callback: callbackKind, contact, inquiry };

export type SubmissionKind = keyof typeof KINDS;

/** Also the names in keys, consents, mails and the audit trail. */
export const SUBMISSION_KINDS = Object.keys(KINDS) as SubmissionKind[];

export const isSubmissionKind = (word: string): word is SubmissionKind =>
  Object.hasOwn(KINDS, word);

export type DetailsOf<Name extends SubmissionKind> = {
  [Each in SubmissionKind]: (typeof KINDS)[Each] extends Kind<infer Details> ? Details : never;
}[Name];

type AnyDetails = Record<string, string | number | boolean | null>;

/** For code that does not depend on the kind; the cast drops the type of the details. */
export const kindOf = (kind: SubmissionKind) => KINDS[kind] as Kind<AnyDetails>;

export function kindOfSegment(segment: string): SubmissionKind | undefined {
  return SUBMISSION_KINDS.find((kind) => KINDS[kind].segment === segment);
}

export const isClosed = (kind: SubmissionKind, status: string): boolean =>
  KINDS[kind].progress.closed.some((closed) => closed === status);

export const ALREADY_CLOSED =
  'Diese Anfrage ist abgeschlossen. Bitte ändern Sie zuerst den Status.';

/** No appointments are possible any more. An answered message may continue. */
export const isSettled = (kind: SubmissionKind, status: string): boolean =>
  isClosed(kind, status) && !KINDS[kind].progress.resumable.some((each) => each === status);

export const isAboutSale = (kind: SubmissionKind) => kind === 'valuation' || kind === 'lead';

export const CONVERSATION_TITLE = 'Gespräch mit der KI-Beratung';

import { callback } from './callback';
import { contact } from './contact';
import { inquiry } from './inquiry';
import type { Kind } from './kind';
import { lead } from './lead';
import { valuation } from './valuation';

/** Every kind of request, once. What is of a kind stands in the table that is called like it. */
export const KINDS = { valuation, lead, callback, contact, inquiry };

export type RequestKind = keyof typeof KINDS;

/** The kinds, by the names under which keys, consents, mails and audit rows are filed. */
export const REQUEST_KINDS = Object.keys(KINDS) as RequestKind[];

/** Whether a word from an address or a cookie names one of the kinds. */
export const isRequestKind = (word: string): word is RequestKind => Object.hasOwn(KINDS, word);

/** What is stored of a kind beside what all requests have. */
export type DetailsOf<Name extends RequestKind> = {
  [Each in RequestKind]: (typeof KINDS)[Each] extends Kind<infer Details> ? Details : never;
}[Name];

type AnyDetails = Record<string, string | number | boolean | null>;

/** What a kind is to code that does not care which one it is: its rules take what is stored of it. */
export const kindOf = (kind: RequestKind) => KINDS[kind] as unknown as Kind<AnyDetails>;

/** The kind of a word in an address of the API, e.g. 'callbacks'. */
export function kindOfSegment(segment: string): RequestKind | undefined {
  return REQUEST_KINDS.find((kind) => KINDS[kind].segment === segment);
}

/** Whether nothing is due any more. */
export const isClosed = (kind: RequestKind, status: string): boolean =>
  KINDS[kind].progress.closed.some((closed) => closed === status);

/** Why nothing can be arranged for a request that is over, in a sentence for employees. */
export const ALREADY_CLOSED =
  'Diese Anfrage ist abgeschlossen. Bitte ändern Sie zuerst den Status.';

/** Whether nothing can be arranged any more. A message that was answered may go on. */
export const isSettled = (kind: RequestKind, status: string): boolean =>
  isClosed(kind, status) && !KINDS[kind].progress.resumable.some((each) => each === status);

/** Whether a kind of request is about a home that somebody may want to sell. */
export const isAboutSale = (kind: RequestKind) => kind === 'valuation' || kind === 'lead';

/** What a conversation is called that was sent along with a request. */
export const CONVERSATION_TITLE = 'Gespräch mit der KI-Beratung';

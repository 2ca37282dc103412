import type { RequestKind } from '../reference';
import type { Details } from '../request';
import { callback } from './callback';
import { contact } from './contact';
import { inquiry } from './inquiry';
import type { Kind } from './kind';
import { lead } from './lead';
import { valuation } from './valuation';

/** Every kind of request, once. */
export const KINDS: { [Name in RequestKind]: Kind<Details[Name]> } = {
  valuation,
  lead,
  callback,
  contact,
  inquiry,
};

type AnyDetails = Record<string, string | number | boolean | null>;

/** What a kind is to code that does not care which one it is: its rules take what is stored of it. */
export const kindOf = (kind: RequestKind) => KINDS[kind] as unknown as Kind<AnyDetails>;

/** The kind of a word in an address of the API, e.g. 'callbacks'. */
export function kindOfSegment(segment: string): RequestKind | undefined {
  return (Object.keys(KINDS) as RequestKind[]).find((kind) => KINDS[kind].segment === segment);
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

/** What a conversation is called that was sent along with a request. */
export const CONVERSATION_TITLE = 'Gespräch mit der KI-Beratung';

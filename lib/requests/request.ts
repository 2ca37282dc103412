import type { RequestHead } from './head';
import type { DetailsOf, RequestKind } from './kinds/kinds';

/** A stored request of one kind. */
export type RequestOf<Name extends RequestKind> = RequestHead & {
  kind: Name;
  /** What is of the kind; `null` where nothing was said */
  details: DetailsOf<Name>;
};

/** A stored request as everything reads it: back-office, 'Meine Anfrage', mails, PDFs. */
export type StoredRequest = { [Name in RequestKind]: RequestOf<Name> }[RequestKind];

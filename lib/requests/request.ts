import type { StoredHead } from './head';
import type { DetailsOf, RequestKind } from './kinds/kinds';

export type RequestOf<Name extends RequestKind> = StoredHead & {
  kind: Name;
  /** `null` for what was not answered */
  details: DetailsOf<Name>;
};

export type StoredRequest = { [Name in RequestKind]: RequestOf<Name> }[RequestKind];

import type { StoredHead } from './head';
import type { DetailsOf, SubmissionKind } from './kinds/kinds';

export type SubmissionOf<Name extends SubmissionKind> = StoredHead & {
  kind: Name;
  /** `null` for what was not answered */
  details: DetailsOf<Name>;
};

export type StoredSubmission = { [Name in SubmissionKind]: SubmissionOf<Name> }[SubmissionKind];

import type { RequestKind } from './kinds/kinds';

/** Which request is meant. Its id alone says so; the ledger keeps the kind when the request is gone. */
export interface RequestReference {
  kind: RequestKind;
  /** Random (UUID v4) */
  id: string;
}

/** Ends the scope of keys that name the senders of a form, instead of what they have sent. */
export const SENDERS = '-sender';

/** What the ledger and the audit trail file a request under. */
export const filedUnder = ({ kind, id }: RequestReference) => ({
  requestKind: kind,
  requestId: id,
});

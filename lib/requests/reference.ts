import type { RequestKind } from './kinds/kinds';

/** The id alone identifies it; the ledger keeps the kind after the request is deleted. */
export interface RequestReference {
  kind: RequestKind;
  /** Random (UUID v4) */
  id: string;
}

/** Ends the scope of keys that name the senders of a form, not what they have sent. */
export const SENDERS = '-sender';

/** For the ledger and the audit trail. */
export const filedUnder = ({ kind, id }: RequestReference) => ({
  requestKind: kind,
  requestId: id,
});

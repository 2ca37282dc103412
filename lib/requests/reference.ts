/** The portal's kinds of request, by the name under which keys, consents, mails and audit rows are filed. */
export const REQUEST_KINDS = ['valuation', 'lead', 'callback', 'contact', 'inquiry'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Whether a word from an address or a cookie names one of the kinds. */
export const isRequestKind = (word: string): word is RequestKind =>
  REQUEST_KINDS.some((known) => known === word);

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

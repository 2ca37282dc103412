import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { Agreement } from './consents';

/** An occasion on which a consent was made use of. */
export interface LedgerUse {
  /** 'mail', 'call' or 'delivery' */
  kind: string;
  /** Template of the mail, office that the lead went to */
  detail?: string;
  /** 'E-Mail „Ihre Bewertung“ verschickt' */
  text: string;
  at: Date;
}

/** An agreement as it is proved. */
export interface LedgerEntry extends Agreement {
  /** A key of lib/requests/kinds/wordings.ts, maybe one that is no longer used */
  purpose: string;
  uses: LedgerUse[];
}

/** Everything that proves the consents of one request; exported as it stands. */
export interface ConsentLedger {
  subjectType: RequestKind;
  subjectId: string;
  /** 'Bewertungsanfrage' */
  title: string;
  entries: LedgerEntry[];
  /** When the mail address was confirmed (double opt-in) */
  emailConfirmedAt?: Date;
  /** The request itself; none when it is deleted */
  request?: {
    /** Grouped number to be read out on the phone, for valuations */
    reference?: string;
    createdAt: Date;
    person: { name?: string; email?: string; phone?: string };
    wish: ContactWish;
  };
  erasedAt?: Date;
}

/** A request that a search has found. It travels as JSON: times are in UTC, ISO 8601. */
export interface FoundRequest {
  subjectType: RequestKind;
  subjectId: string;
  title: string;
  reference?: string;
  /** None when it is deleted */
  createdAt?: string;
  erasedAt?: string;
  /** Whether there is any consent in the ledger */
  hasProof: boolean;
  /** Found under an address that it has no longer */
  hasOtherAddress: boolean;
}

/** Requests that one search shows, the newest. */
export const MOST_FOUND = 50;

/** Whether an employee may take the proof of a request out of the portal. */
export function mayExport({ role }: { role: string }): boolean {
  return role === 'leitung';
}

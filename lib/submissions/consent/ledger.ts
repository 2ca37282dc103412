import type { ContactWish } from '@/lib/submissions/contact-wish/contact-wish';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { Agreement } from './consents';

export interface LedgerUse {
  kind: string;
  /** Template of the mail or name of the agency */
  detail?: string;
  text: string;
  at: Date;
}

export interface LedgerEntry extends Agreement {
  /** A key of lib/submissions/kinds/wordings.ts, possibly one no longer in use */
  purpose: string;
  uses: LedgerUse[];
}

export interface ConsentLedger {
  subjectType: SubmissionKind;
  subjectId: string;
  title: string;
  entries: LedgerEntry[];
  emailConfirmedAt?: Date;
  submission?: {
    reference?: string;
    createdAt: Date;
    person: { name?: string; email?: string; phone?: string };
    wish: ContactWish;
  };
  erasedAt?: Date;
}

/** Sent as JSON; times are ISO 8601. */
export interface FoundSubmission {
  subjectType: SubmissionKind;
  subjectId: string;
  title: string;
  reference?: string;
  createdAt?: string;
  erasedAt?: string;
  hasProof: boolean;
  /** Found by a former address */
  hasOtherAddress: boolean;
}

export const MOST_FOUND = 50;

export function mayExport({ role }: { role: string }): boolean {
  return role === 'leitung';
}

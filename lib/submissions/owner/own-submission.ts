import type { OwnConsent, OwnConsentUse } from '../consent/consents';
import type { MailState } from '@/lib/platform/mail/state';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { Expertise } from '@/lib/submissions/expertise';
import type { HeadAnswer } from '@/lib/submissions/head';
import type { NoRegionalValuation, RegionalValuation } from '@/lib/valuation/regional/outcome';
import type { OwnSale } from './sale';
import type { ContactWish } from '../contact-wish/contact-wish';

export interface OwnMail {
  id: string;
  title: string;
  recipient: string;
  state: MailState;
  text: string;
  createdAt: Date;
  sentAt?: Date;
  canResend: boolean;
}

export interface Recipient {
  name: string;
  what: string;
  /** None for permanent recipients, such as the data centre */
  at?: Date;
}

/** Calculated when shown, never stored. */
export type OwnRegional =
  | NoRegionalValuation
  | (RegionalValuation & {
      confidenceLabel: string;
      data: string;
      model: string;
    });

/** Shown in 'Meine Anfrage' and in the export. */
export interface OwnSubmission {
  type: SubmissionKind;
  id: string;
  title: string;
  reference?: string;
  createdAt: Date;
  status: { value: string; label: string };
  email?: { address: string; confirmedAt?: Date };
  answers: HeadAnswer[];
  /** Euros, for valuations */
  estimatedValue?: number;
  regional?: OwnRegional;
  expert?: Expertise;
  appointment?: { startsAt: Date; minutes: number; place: string; note: string | null };
  consents: OwnConsent[];
  uses: OwnConsentUse[];
  sale?: OwnSale;
  mails: OwnMail[];
  recipients: Recipient[];
  wish: ContactWish;
  /** Oldest first */
  history: { at: Date; text: string }[];
  /** Dates of automatic deletion */
  retention: { until: Date; proofUntil?: Date };
}

export interface OpenedLink {
  /** Only a link from a mail proves access to the mailbox */
  channel: 'mail' | 'browser';
  expiresAt: Date;
  /** It was sent to the current address */
  canConfirm: boolean;
  /** Confirmed address or sending browser; otherwise the page shows nothing private */
  isProven: boolean;
}

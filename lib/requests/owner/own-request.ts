import type { OwnConsent, OwnConsentUse } from '../consent/consents';
import type { MailState } from '@/lib/platform/mail/state';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { Expertise } from '@/lib/requests/expertise';
import type { Answer } from '@/lib/requests/head';
import type { NoRegionalValuation, RegionalValuation } from '@/lib/valuation/regional/outcome';
import type { OwnSale } from './sale';
import type { ContactWish } from '../contact-wish/contact-wish';

/** A mail to the person. */
export interface OwnMail {
  id: string;
  /** 'Bestätigung Ihrer Adresse' */
  title: string;
  recipient: string;
  state: MailState;
  /** The state in plain words, with the reason where there is one */
  text: string;
  createdAt: Date;
  sentAt?: Date;
  /** Whether sending it again is offered */
  canResend: boolean;
}

/** Somebody who has received data of the person. */
export interface Recipient {
  name: string;
  /** What was passed on and why */
  what: string;
  /** None for who has them all the time, such as the data centre */
  at?: Date;
}

/** The regional valuation of a home, or why there is none: calculated whenever it is shown, never stored. */
export type OwnRegional =
  | NoRegionalValuation
  | (RegionalValuation & {
      /** 'hoch', 'mittel' or 'gering' */
      confidenceLabel: string;
      /** The data behind the model */
      data: string;
      /** When the model was made: '2026-11' */
      model: string;
    });

/** Everything that 'Meine Anfrage' shows of one request; the export holds the same. */
export interface OwnRequest {
  type: RequestKind;
  id: string;
  /** 'Bewertungsanfrage' */
  title: string;
  /** Grouped number to be read out on the phone, for valuations */
  reference?: string;
  createdAt: Date;
  status: { value: string; label: string };
  /** None where no address was asked for */
  email?: { address: string; confirmedAt?: Date };
  answers: Answer[];
  /** Whole euros, for valuations */
  estimatedValue?: number;
  /** For valuations */
  regional?: OwnRegional;
  /** What an employee holds the home to be worth, beside the estimate */
  expert?: Expertise;
  /** The meeting that is arranged and has not begun */
  appointment?: { startsAt: Date; minutes: number; place: string; note: string | null };
  consents: OwnConsent[];
  uses: OwnConsentUse[];
  /** On its way to an agent's office, where that was ever permitted */
  sale?: OwnSale;
  mails: OwnMail[];
  recipients: Recipient[];
  wish: ContactWish;
  /** What happened to the request, oldest first */
  history: { at: Date; text: string }[];
  /** When it is deleted by itself, and until when its proof stays after that */
  retention: { until: Date; proofUntil?: Date };
}

/** How the page was opened. */
export interface OpenedLink {
  /** Only a link from a mail proves that its reader gets the mail */
  channel: 'mail' | 'browser';
  expiresAt: Date;
  /** Whether it was sent to the address that holds now, so that it can confirm it */
  canConfirm: boolean;
  /**
   * Whether its reader is known to be the person: the address it went to was confirmed, or it is the
   * browser that sent the form. Until then nothing is shown that a stranger must not read.
   */
  isProven: boolean;
}

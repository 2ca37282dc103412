import type { MailState } from '@/lib/platform/mail/state';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

/** Mails on one page. */
export const SENT_PAGE_LENGTH = 50;

/** The newest so many can be leafed through; older ones are found by a search. */
export const MOST_SENT = 1000;

/** What has become of a mail, as the outbox has it and the list is narrowed down. */
export const SENT_STATES = ['queued', 'sent', 'filed', 'rejected', 'dead', 'held'] as const;

export type SentState = (typeof SENT_STATES)[number];

/** What the list of mails is narrowed down to. */
export interface SentQuery {
  /** As typed: an address, or what a request is found by */
  search: string;
  state: SentState | 'all';
  /** From 1 */
  page: number;
}

/** A mail as the list shows it. */
export interface SentEntry {
  id: string;
  title: string;
  recipient: string;
  /** The request; nothing of a mail to an agents' office */
  about?: { type: RequestKind; id: string };
  state: MailState;
  /** What there is to say of it, in a sentence */
  text: string;
  createdAt: Date;
  /** Whether an employee may have it sent once more */
  canRetry: boolean;
}

/** One page of the list, newest first. */
export interface SentPage {
  mails: SentEntry[];
  /** Of all pages; at most {@link MOST_SENT} */
  total: number;
  /** Whether there are more than can be leafed through */
  isCapped: boolean;
  page: number;
  pages: number;
}

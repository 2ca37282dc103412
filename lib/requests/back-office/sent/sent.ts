import type { MailState } from '@/lib/platform/mail/state';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { employeeRoutes } from '@/lib/employee-routes';

/** Mails on one page. */
export const SENT_PAGE_LENGTH = 50;

/** The list shows only the newest; older ones are found by a search. */
export const MOST_SENT = 1000;

/** States of the outbox, and filters of the list. */
export const SENT_STATES = ['queued', 'sent', 'filed', 'rejected', 'dead', 'held'] as const;

export type SentState = (typeof SENT_STATES)[number];

/** Filters of the list of mails. */
export interface SentQuery {
  /** As typed: an address, or words that find a request */
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
  /** Missing for a mail to an office */
  about?: { type: RequestKind; id: string };
  state: MailState;
  /** A German sentence */
  text: string;
  createdAt: Date;
  canRetry: boolean;
}

/** One page of the list, newest first. */
export interface SentPage {
  mails: SentEntry[];
  /** Of all pages; at most {@link MOST_SENT} */
  total: number;
  /** Whether there are more than the list shows */
  isCapped: boolean;
  page: number;
  pages: number;
}

/** States in addresses. */
const STATE_LABELS: Record<SentState, string> = {
  queued: 'wartet',
  sent: 'verschickt',
  filed: 'nicht-verschickt',
  rejected: 'abgelehnt',
  dead: 'aufgegeben',
  held: 'zurueckgehalten',
};

/** Names of the parameters in the address of the list of mails. */
export const SENT_PARAMETERS = { search: 'suche', state: 'zustand', page: 'seite' } as const;

/** Characters of a search; the rest is ignored. */
export const LONGEST_SEARCH = 254;

/** A state in an address; 'all' is empty. */
export const stateParam = (state: SentQuery['state']) =>
  state === 'all' ? '' : STATE_LABELS[state];

const first = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** A page number from an address; 1 for anything invalid. */
export function pageNumber(value: string | string[] | undefined): number {
  const word = first(value);
  return /^\d{1,4}$/.test(word) ? Math.max(1, Number(word)) : 1;
}

/** The filters in an address; invalid values are ignored. */
export function parseSentQuery(params: Record<string, string | string[] | undefined>): SentQuery {
  const word = first(params[SENT_PARAMETERS.state]);
  return {
    search: first(params[SENT_PARAMETERS.search]).slice(0, LONGEST_SEARCH),
    state: SENT_STATES.find((state) => STATE_LABELS[state] === word) ?? 'all',
    page: pageNumber(params[SENT_PARAMETERS.page]),
  };
}

/** The address of the list with filters. */
export function sentHref({
  search = '',
  state = 'all',
  page = 1,
}: Partial<SentQuery> = {}): string {
  const values = [
    [SENT_PARAMETERS.search, search],
    [SENT_PARAMETERS.state, stateParam(state)],
    [SENT_PARAMETERS.page, page > 1 ? String(page) : ''],
  ].filter(([, value]) => value);
  const parameters = new URLSearchParams(values).toString();
  return parameters ? `${employeeRoutes.sent}?${parameters}` : employeeRoutes.sent;
}

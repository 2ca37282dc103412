import type { MailState } from '@/lib/platform/mail/state';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { employeeRoutes } from '@/lib/employee-routes';

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

/** States as the addresses call them. */
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

/** Characters of a search that are looked at. */
export const LONGEST_SEARCH = 254;

/** The word for a state in an address; all of them need none. */
export const stateParam = (state: SentQuery['state']) =>
  state === 'all' ? '' : STATE_LABELS[state];

const first = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** A page number from an address; whatever is none is the first. */
export function pageNumber(value: string | string[] | undefined): number {
  const word = first(value);
  return /^\d{1,4}$/.test(word) ? Math.max(1, Number(word)) : 1;
}

/** What an address asks the list for; what cannot be understood counts as not asked. */
export function parseSentQuery(params: Record<string, string | string[] | undefined>): SentQuery {
  const word = first(params[SENT_PARAMETERS.state]);
  return {
    search: first(params[SENT_PARAMETERS.search]).slice(0, LONGEST_SEARCH),
    state: SENT_STATES.find((state) => STATE_LABELS[state] === word) ?? 'all',
    page: pageNumber(params[SENT_PARAMETERS.page]),
  };
}

/** The address of the list, narrowed down; what is not narrowed is left out. */
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

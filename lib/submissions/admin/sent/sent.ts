import type { MailState } from '@/lib/platform/mail/state';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { firstValue } from '@/lib/platform/page';
import { employeeRoutes } from '@/lib/employee-routes';

export const SENT_PAGE_LENGTH = 50;

/** The list shows only the newest; older ones are found by a search. */
export const MOST_SENT = 1000;

export const SENT_STATES = ['queued', 'sent', 'filed', 'rejected', 'dead', 'held'] as const;

export type SentState = (typeof SENT_STATES)[number];

export interface SentQuery {
  /** As typed: an address, or words that find a submission */
  search: string;
  state: SentState | 'all';
  /** From 1 */
  page: number;
}

export interface SentEntry {
  id: string;
  title: string;
  recipient: string;
  /** Missing for a mail to an agency */
  about?: { type: SubmissionKind; id: string };
  state: MailState;
  text: string;
  createdAt: Date;
  canRetry: boolean;
}

export interface SentPage {
  mails: SentEntry[];
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
}

const STATE_LABELS: Record<SentState, string> = {
  queued: 'wartet',
  sent: 'verschickt',
  filed: 'nicht-verschickt',
  rejected: 'abgelehnt',
  dead: 'aufgegeben',
  held: 'zurueckgehalten',
};

export const SENT_PARAMETERS = { search: 'suche', state: 'zustand', page: 'seite' } as const;

/** Characters; the rest is ignored */
export const LONGEST_MAIL_SEARCH = 254;

export const stateParam = (state: SentQuery['state']) =>
  state === 'all' ? '' : STATE_LABELS[state];

const first = (value: string | string[] | undefined) => (firstValue(value) ?? '').trim();

export function pageNumber(value: string | string[] | undefined): number {
  const word = first(value);
  return /^\d{1,4}$/.test(word) ? Math.max(1, Number(word)) : 1;
}

export function parseSentQuery(params: Record<string, string | string[] | undefined>): SentQuery {
  const word = first(params[SENT_PARAMETERS.state]);
  return {
    search: first(params[SENT_PARAMETERS.search]).slice(0, LONGEST_MAIL_SEARCH),
    state: SENT_STATES.find((state) => STATE_LABELS[state] === word) ?? 'all',
    page: pageNumber(params[SENT_PARAMETERS.page]),
  };
}

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

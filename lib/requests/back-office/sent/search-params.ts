import { employeeRoutes } from '@/lib/employee-routes';
import { type SentQuery, SENT_STATES, type SentState } from './sent';

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

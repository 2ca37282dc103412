import { firstValue } from '@/lib/platform/page';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { EVERYTHING, type QueueQuery } from './queue';

const ACTION_LABELS = { anruf: 'call', mail: 'mail' } as const;
const STATUS_LABELS = { alle: 'all', offen: 'open' } as const;
export const ASSIGNMENT_LABELS = {
  alle: 'all',
  mir: 'mine',
  niemandem: 'none',
  anderen: 'others',
} as const;
const SORT_LABELS = { faellig: 'due', neueste: 'newest', aelteste: 'oldest' } as const;

export const PARAMETERS = {
  list: 'liste',
  query: 'suche',
  status: 'status',
  assignment: 'zuweisung',
  propertyType: 'art',
  sort: 'sortierung',
  page: 'seite',
  submission: 'anfrage',
  action: 'aktion',
  chosen: 'auswahl',
} as const;

/** Characters; the rest is ignored */
export const LONGEST_QUERY = 200;

/** No list is longer. */
export const LAST_PAGE = 100_000;

export type SearchParameters = Record<string, string | string[] | undefined>;

export const first = (params: SearchParameters, name: string): string =>
  (firstValue(params[name]) ?? '').trim();

export const meaning = <Word extends string>(words: Record<string, Word>, word: string) =>
  Object.hasOwn(words, word) ? words[word] : undefined;

export const wordFor = (words: Record<string, string>, value: string): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);

export function queuePageOf(word: string): number {
  const page = /^\d{1,6}$/.test(word) ? Number(word) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

export function parseQueueQuery(params: SearchParameters, type: SubmissionKind): QueueQuery {
  const status = first(params, PARAMETERS.status);
  const statuses: readonly string[] = KINDS[type].progress.all;
  const propertyType = first(params, PARAMETERS.propertyType);
  return {
    query: first(params, PARAMETERS.query).slice(0, LONGEST_QUERY),
    status: statuses.includes(status) ? status : (meaning(STATUS_LABELS, status) ?? 'all'),
    assignment: meaning(ASSIGNMENT_LABELS, first(params, PARAMETERS.assignment)) ?? 'all',
    propertyType: /^\p{Ll}{1,40}$/u.test(propertyType) ? propertyType : '',
    sort: meaning(SORT_LABELS, first(params, PARAMETERS.sort)) ?? 'due',
    page: queuePageOf(first(params, PARAMETERS.page)),
  };
}

/** The lists in the dashboard's tabs; every other kind has its own page. */
export const DASHBOARD_LISTS = ['callback', 'contact', 'valuation'] as const;

export function parseList(params: SearchParameters): (typeof DASHBOARD_LISTS)[number] {
  const list = first(params, PARAMETERS.list);
  return DASHBOARD_LISTS.find((type) => KINDS[type].list === list) ?? 'callback';
}

const pathOf = (type: SubmissionKind) =>
  DASHBOARD_LISTS.some((list) => list === type)
    ? undefined
    : `${employeeRoutes.dashboard}/${KINDS[type].list}`;

export const KINDS_WITH_PAGES = SUBMISSION_KINDS.flatMap((type) => {
  const href = pathOf(type);
  return href ? [{ href, label: KINDS[type].navigation ?? KINDS[type].listTitle }] : [];
});

export const kindOfPage = (list: string): SubmissionKind | undefined =>
  SUBMISSION_KINDS.find((type) => pathOf(type) && KINDS[type].list === list);

export function queueParameters(query: Partial<QueueQuery>): Record<string, string> {
  const narrowed = { ...EVERYTHING, ...query };
  const { status, assignment, propertyType, sort, page } = narrowed;
  return {
    [PARAMETERS.query]: narrowed.query,
    [PARAMETERS.status]: status === 'all' ? '' : (wordFor(STATUS_LABELS, status) ?? status),
    [PARAMETERS.assignment]:
      assignment === 'all' ? '' : (wordFor(ASSIGNMENT_LABELS, assignment) ?? ''),
    [PARAMETERS.propertyType]: propertyType,
    [PARAMETERS.sort]: sort === 'due' ? '' : (wordFor(SORT_LABELS, sort) ?? ''),
    [PARAMETERS.page]: page > 1 ? String(page) : '',
  };
}

export const parseChosen = (params: SearchParameters) =>
  first(params, PARAMETERS.chosen).split(',').filter(Boolean);

export const parseAction = (params: SearchParameters) =>
  meaning(ACTION_LABELS, first(params, PARAMETERS.action));

export const submissionHref = (list: string, id: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${PARAMETERS.submission}=${id}`;

export const actionWord = (action: string) => wordFor(ACTION_LABELS, action);

export function withParameters(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

export function queueHref(
  type: SubmissionKind,
  query: Partial<QueueQuery> = {},
  submissionId?: string,
  action?: string,
): string {
  const path = pathOf(type);
  const values: Record<string, string | undefined> = {
    [PARAMETERS.list]: path ? undefined : KINDS[type].list,
    ...queueParameters(query),
    [PARAMETERS.submission]: submissionId,
    [PARAMETERS.action]: action && actionWord(action),
  };
  return withParameters(path ?? employeeRoutes.dashboard, values);
}

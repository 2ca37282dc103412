import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestCard } from '../../request/request';
import type { QueueCount, QueueQuery } from '../queue';
import {
  actionWord,
  ASSIGNMENT_LABELS,
  first,
  meaning,
  queuePageOf,
  PARAMETERS,
  type SearchParameters,
  withParameters,
  wordFor,
} from '../search-params';

export const TODAY_LENGTH = 8;

export const MOST_DUE = 1000;

export interface TodayQuery {
  assignment: QueueQuery['assignment'];
  kind?: RequestKind;
  page: number;
}

export interface TodayDue {
  /** Those of one person together */
  people: RequestCard[][];
  due: QueueCount;
  overdue: QueueCount;
  page: number;
  pages: number;
}

export function parseTodayQuery(params: SearchParameters): TodayQuery {
  const list = first(params, PARAMETERS.list);
  return {
    assignment: meaning(ASSIGNMENT_LABELS, first(params, PARAMETERS.assignment)) ?? 'all',
    kind: REQUEST_KINDS.find((kind) => KINDS[kind].list === list),
    page: queuePageOf(first(params, PARAMETERS.page)),
  };
}

export const todayHref = (
  { assignment = 'all', kind, page = 1 }: Partial<TodayQuery> = {},
  requestId?: string,
  action?: string,
) =>
  withParameters(employeeRoutes.today, {
    [PARAMETERS.assignment]:
      assignment === 'all' ? undefined : wordFor(ASSIGNMENT_LABELS, assignment),
    [PARAMETERS.list]: kind && KINDS[kind].list,
    [PARAMETERS.page]: page > 1 ? String(page) : undefined,
    [PARAMETERS.request]: requestId,
    [PARAMETERS.action]: action && actionWord(action),
  });

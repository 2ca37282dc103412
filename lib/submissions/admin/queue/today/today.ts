import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { SubmissionCard } from '../../submission/submission';
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
  kind?: SubmissionKind;
  page: number;
}

export interface TodayDue {
  /** Those of one person together */
  people: SubmissionCard[][];
  due: QueueCount;
  overdue: QueueCount;
  page: number;
  pages: number;
}

export function parseTodayQuery(params: SearchParameters): TodayQuery {
  const list = first(params, PARAMETERS.list);
  return {
    assignment: meaning(ASSIGNMENT_LABELS, first(params, PARAMETERS.assignment)) ?? 'all',
    kind: SUBMISSION_KINDS.find((kind) => KINDS[kind].list === list),
    page: queuePageOf(first(params, PARAMETERS.page)),
  };
}

export const todayHref = (
  { assignment = 'all', kind, page = 1 }: Partial<TodayQuery> = {},
  submissionId?: string,
  action?: string,
) =>
  withParameters(employeeRoutes.today, {
    [PARAMETERS.assignment]:
      assignment === 'all' ? undefined : wordFor(ASSIGNMENT_LABELS, assignment),
    [PARAMETERS.list]: kind && KINDS[kind].list,
    [PARAMETERS.page]: page > 1 ? String(page) : undefined,
    [PARAMETERS.submission]: submissionId,
    [PARAMETERS.action]: action && actionWord(action),
  });

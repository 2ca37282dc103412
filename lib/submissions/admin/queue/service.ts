import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { findPeople } from '@/lib/submissions/person/repository';
import { berlinDay } from '@/lib/platform/format/berlin-day';
import { SUBMISSION_KINDS, type SubmissionKind, KINDS } from '@/lib/submissions/kinds/kinds';
import { submissionCard } from '../submission/card';
import { leadBadges } from '../submission/lead';
import { employeeNames } from '@/lib/auth/name-repository';
import { findSubmissions } from '@/lib/submissions/repository';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { countChanged, countWith } from './counters-repository';
import {
  type QueueCount,
  type QueueCounters,
  EVERYTHING,
  MOST_ELSEWHERE,
  PAGE_LENGTH,
  type QueuePage,
  type QueueQuery,
} from './queue';
import { countHits, findPage } from './repository';
import { DASHBOARD_LISTS } from './search-params';
import type { Selection } from './source-repository';

const NOTHING = { total: 0, isCapped: false };

interface Viewer {
  id: number;
}

/** `undefined` if the search has no usable word */
function selectionOf(
  type: SubmissionKind,
  query: QueueQuery,
  viewer: Viewer,
): Selection | undefined {
  const words = searchWords(query.query);
  if (query.query.trim() && words.length === 0) return undefined;
  return { type, query, words, viewer: viewer.id };
}

export async function cardsOf(ids: string[]) {
  const rows = await findSubmissions(ids);
  const [names, people, sales] = await Promise.all([
    employeeNames(rows.map(({ assignedTo }) => assignedTo)),
    findPeople(ids),
    leadBadges(ids),
  ]);
  return rows.map((row) => submissionCard(row, { names, people, sales }));
}

/** A page beyond the last shows the last. */
export async function listSubmissions(
  type: SubmissionKind,
  query: QueueQuery,
  viewer: Viewer,
): Promise<QueuePage> {
  const selection = selectionOf(type, query, viewer);
  const { ids, ...counted } = selection ? await findPage(selection) : { ids: [], ...NOTHING };
  const { pages } = pageOf(query.page, counted.total, PAGE_LENGTH);
  if (query.page > pages) return listSubmissions(type, { ...query, page: pages }, viewer);
  return { cards: await cardsOf(ids), ...counted, page: query.page, pages };
}

const counter = (type: SubmissionKind) => countWith(type, KINDS[type].progress.first);

export async function countSubmissions(now = new Date()): Promise<QueueCounters> {
  const day = berlinDay(now);
  const [callback, contact, valuation, lead, inquiry, ...completed] = await Promise.all([
    counter('callback'),
    counter('contact'),
    counter('valuation'),
    counter('lead'),
    counter('inquiry'),
    ...DASHBOARD_LISTS.map((type) => countChanged(type, KINDS[type].progress.done, day)),
  ]);
  const completedToday = completed.reduce((sum, each) => sum + each, 0);
  return { callback, contact, valuation, lead, inquiry, completedToday };
}

export async function hitsByKind(query: string): Promise<Record<SubmissionKind, QueueCount>> {
  const counts = await Promise.all(
    SUBMISSION_KINDS.map(async (type) => {
      const selection = selectionOf(type, { ...EVERYTHING, query }, { id: 0 });
      return [type, selection ? await countHits(selection, MOST_ELSEWHERE) : NOTHING] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<SubmissionKind, QueueCount>;
}

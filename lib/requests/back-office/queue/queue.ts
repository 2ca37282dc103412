import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestCard } from '../request/request';

/** Requests on one page. */
export const PAGE_LENGTH = 50;

/** Hits up to which a search counts; beyond it says that there are more. */
export const MOST_HITS = 1000;
/** The same for the other lists that a search is looked for in. */
export const MOST_ELSEWHERE = 100;
/** The same for a list that is narrowed down without a search. */
export const MOST_NARROWED = 10_000;

/** What a list is narrowed down to. */
export interface QueueQuery {
  /** As typed: a name, an address, a number, a postcode, a reference or an id */
  query: string;
  /** 'all', 'open', or one of the kind's statuses */
  status: string;
  assignment: 'all' | 'mine' | 'none' | 'others';
  /** Wire value of a property type; empty means all */
  propertyType: string;
  sort: 'due' | 'newest' | 'oldest';
  /** From 1 */
  page: number;
}

export const EVERYTHING: QueueQuery = {
  query: '',
  status: 'all',
  assignment: 'all',
  propertyType: '',
  sort: 'due',
  page: 1,
};

/** Whether a list shows a part of its requests, whatever is searched for. */
export const isNarrowed = ({ status, assignment, propertyType }: QueueQuery) =>
  status !== 'all' || assignment !== 'all' || propertyType !== '';

/** How many requests there are. */
export interface Count {
  /** At most what is counted: see {@link MOST_HITS}, {@link MOST_NARROWED}, {@link MOST_ELSEWHERE} */
  total: number;
  /** Whether there are more than were counted */
  isCapped: boolean;
}

/** One page of a list; its count is that of all pages. */
export interface QueuePage extends Count {
  cards: RequestCard[];
  page: number;
  pages: number;
}

/** The counters of specification 2, and those of leads and offices; quarantined requests are not counted. */
export type Counters = Record<RequestKind, { count: number; fresh: number }> & {
  completedToday: number;
};

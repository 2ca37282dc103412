import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestCard } from '../request/request';

/** Requests on one page. */
export const PAGE_LENGTH = 50;

/** The most hits that a search counts. */
export const MOST_HITS = 1000;
/** The same for the hits in other lists. */
export const MOST_ELSEWHERE = 100;
/** The same for a list with filters but no search. */
export const MOST_NARROWED = 10_000;

/** Filters, search and order of a list. */
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

/** Whether a list has filters, apart from a search. */
export const isNarrowed = ({ status, assignment, propertyType }: QueueQuery) =>
  status !== 'all' || assignment !== 'all' || propertyType !== '';

export interface Count {
  /** Up to {@link MOST_HITS}, {@link MOST_NARROWED} or {@link MOST_ELSEWHERE} */
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

/** The counters of the dashboard, without quarantine. */
export type Counters = Record<RequestKind, { count: number; fresh: number }> & {
  completedToday: number;
};

import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { SubmissionCard } from '../submission/submission';

export const PAGE_LENGTH = 50;

export const MOST_HITS = 1000;
/** Hits that are counted in the other lists */
export const MOST_ELSEWHERE = 100;
/** Submissions that are counted in a list with filters but no search */
export const MOST_NARROWED = 10_000;

export interface QueueQuery {
  /** As typed: a name, an address, a number, a postcode, a reference or an id */
  query: string;
  /** 'all', 'open', or one of the kind's statuses */
  status: string;
  assignment: 'all' | 'mine' | 'none' | 'others';
  /** Empty means all */
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

export const isNarrowed = ({ status, assignment, propertyType }: QueueQuery) =>
  status !== 'all' || assignment !== 'all' || propertyType !== '';

export interface QueueCount {
  total: number;
  isCapped: boolean;
}

export interface QueuePage extends QueueCount {
  cards: SubmissionCard[];
  page: number;
  pages: number;
}

export type QueueCounters = Record<SubmissionKind, { count: number; fresh: number }> & {
  completedToday: number;
};

import type { Answer } from '@/lib/requests/head';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

/** Requests on one page. */
export const QUARANTINE_PAGE_LENGTH = 50;

/** A request that a spam check has set aside, for a person to look at. */
export interface QuarantinedRequest {
  type: RequestKind;
  id: string;
  /** 'Verkaufsanfrage' */
  title: string;
  createdAt: Date;
  /** A German sentence */
  reason: string;
  person: { name?: string; email?: string; phone?: string };
  facts: Answer[];
}

/** One page of them, newest first. */
export interface QuarantinePage {
  requests: QuarantinedRequest[];
  /** Of all pages */
  total: number;
  page: number;
  pages: number;
}

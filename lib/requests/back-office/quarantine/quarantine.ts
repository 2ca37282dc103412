import type { Answer } from '@/lib/requests/head';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { MINIMUM_FILL_TIME, type Quarantine } from '@/lib/requests/submission/spam';

export const QUARANTINE_PAGE_LENGTH = 50;

/** A request that a spam check has set aside. */
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

const SECONDS = MINIMUM_FILL_TIME / 1000;

const REASONS: Record<Quarantine, string> = {
  honeypot: 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
  'fill-time': `Das Formular war schneller als in ${SECONDS} Sekunden ausgefüllt.`,
};

/** Why a request was set aside, as a German sentence; unknown reasons are shown as stored. */
export function quarantineLabel(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as Quarantine] : `Grund: ${reason}.`;
}

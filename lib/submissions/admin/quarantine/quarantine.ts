import { type HeadAnswer, MINIMUM_FILL_TIME, type Quarantine } from '@/lib/submissions/head';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';

export const QUARANTINE_PAGE_LENGTH = 50;

export interface QuarantinedSubmission {
  type: SubmissionKind;
  id: string;
  title: string;
  createdAt: Date;
  reason: string;
  person: { name?: string; email?: string; phone?: string };
  facts: HeadAnswer[];
}

export interface QuarantineListPage {
  submissions: QuarantinedSubmission[];
  total: number;
  page: number;
  pages: number;
}

const SECONDS = MINIMUM_FILL_TIME / 1000;

const REASONS: Record<Quarantine, string> = {
  honeypot: 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
  'fill-time': `Das Formular war schneller als in ${SECONDS} Sekunden ausgefüllt.`,
};

export function quarantineLabel(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as Quarantine] : `Grund: ${reason}.`;
}

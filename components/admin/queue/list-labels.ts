import { formatNumber } from '@/lib/platform/format/number';
import type { QueueCount, QueuePage, QueueQuery } from '@/lib/submissions/admin/queue/queue';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import type { SentPage } from '@/lib/submissions/admin/sent/sent';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';

export const submissionsLabel = (count: number) =>
  count === 1 ? 'Eine Anfrage' : `${formatNumber(count)}\u00a0Anfragen`;

export function resultLabel({ total, isCapped, page, pages }: Omit<QueuePage, 'cards'>): string {
  if (total === 0) return '';
  const count = submissionsLabel(total);
  const paged = pages > 1 ? `${count}, Seite\u00a0${page} von\u00a0${pages}` : count;
  return isCapped ? `Mehr als ${paged}. Die übrigen findet eine genauere Suche.` : paged;
}

export const hitLabel = ({ total, isCapped }: QueueCount): string =>
  isCapped ? `über\u00a0${formatNumber(total)}` : formatNumber(total);

export function emptyLabel(
  type: SubmissionKind,
  { query, status, assignment, propertyType }: QueueQuery,
): { text: string; resetHref?: string } {
  if (query) return { text: 'Keine Anfrage passt zu dieser Suche.', resetHref: queueHref(type) };
  if (status === 'all' && assignment === 'all' && !propertyType) return { text: KINDS[type].empty };
  return { text: 'Keine Anfrage passt zu dieser Auswahl.', resetHref: queueHref(type) };
}

const counted = ({ total, isCapped }: QueueCount) =>
  isCapped ? `mehr als\u00a0${formatNumber(total)}` : formatNumber(total);

export function dueSummary({ due, overdue }: { due: QueueCount; overdue: QueueCount }): string {
  if (due.total === 0) return 'Nichts ist fällig.';
  const late = overdue.total === 0 ? 'nichts' : counted(overdue);
  return `${counted(due)}\u00a0offen, ${late}\u00a0überfällig`;
}

export function sentLabel(found: Omit<SentPage, 'mails'>, isNarrowed: boolean): string {
  const { total, isCapped, page, pages } = found;
  if (total === 0) {
    return isNarrowed ? 'Keine E-Mail passt dazu.' : 'Bisher ist keine E-Mail geschrieben.';
  }
  const count = total === 1 ? 'Eine E-Mail' : `${formatNumber(total)}\u00a0E-Mails`;
  const leafed = pages > 1 ? `, Seite\u00a0${page} von\u00a0${pages}` : '';
  if (!isCapped) return `${count}${leafed}`;
  return `Die neuesten ${count}${leafed}. Ältere finden Sie über die Suche.`;
}

import type { QueuePage } from '@/lib/requests/back-office/queue/queue';
import { formatNumber } from '@/lib/platform/format/number';

/** 'Eine Anfrage', '12 Anfragen' */
export const requestsLabel = (count: number) =>
  count === 1 ? 'Eine Anfrage' : `${formatNumber(count)}\u00a0Anfragen`;

/** What a list holds, in one line; empty where it holds nothing. */
export function resultLabel({ total, isCapped, page, pages }: Omit<QueuePage, 'cards'>): string {
  if (total === 0) return '';
  const count = requestsLabel(total);
  const paged = pages > 1 ? `${count}, Seite\u00a0${page} von\u00a0${pages}` : count;
  return isCapped ? `Mehr als ${paged}. Die übrigen findet eine genauere Suche.` : paged;
}

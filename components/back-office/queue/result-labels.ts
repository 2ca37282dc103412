import type { QueuePage } from '@/lib/requests/back-office/queue/queue';
import { formatNumber } from '@/lib/platform/format/number';

/** What a list holds, in one line; empty where it holds nothing. */
export function resultLabel({ total, isCapped, page, pages }: Omit<QueuePage, 'cards'>): string {
  if (total === 0) return '';
  const count = total === 1 ? 'Eine Anfrage' : `${formatNumber(total)}\u00a0Anfragen`;
  const paged = pages > 1 ? `${count}, Seite\u00a0${page} von\u00a0${pages}` : count;
  return isCapped ? `Mehr als ${paged}. Die übrigen findet eine genauere Suche.` : paged;
}

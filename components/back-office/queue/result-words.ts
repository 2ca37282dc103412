import { MOST_HITS, type QueuePage } from '@/lib/back-office/queue/queue';
import { formatNumber } from '@/lib/format/number';

/** What a list holds, in one line; empty where it holds nothing. */
export function resultWords({ total, isCapped, page, pages }: Omit<QueuePage, 'cards'>): string {
  if (total === 0) return '';
  if (isCapped) {
    const most = formatNumber(MOST_HITS);
    return `Mehr als ${most}\u00a0Treffer, die ersten ${most} sind sortiert. Bitte genauer suchen.`;
  }
  const count = total === 1 ? 'Eine Anfrage' : `${formatNumber(total)}\u00a0Anfragen`;
  return pages > 1 ? `${count}, Seite\u00a0${page} von\u00a0${pages}` : count;
}

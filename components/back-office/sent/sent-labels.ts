import type { SentPage } from '@/lib/requests/back-office/sent/sent';
import { formatNumber } from '@/lib/platform/format/number';

/** What the list of mails holds, in one line. */
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

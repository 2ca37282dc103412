import type { Count } from '@/lib/requests/back-office/queue/queue';
import { formatNumber } from '@/lib/platform/format/number';

const counted = ({ total, isCapped }: Count) =>
  isCapped ? `mehr als\u00a0${formatNumber(total)}` : formatNumber(total);

/** How much is due, and how much of it should have been done already. */
export function dueSummary({ due, overdue }: { due: Count; overdue: Count }): string {
  if (due.total === 0) return 'Nichts ist fällig.';
  const late = overdue.total === 0 ? 'nichts' : counted(overdue);
  return `${counted(due)}\u00a0offen, ${late}\u00a0überfällig`;
}

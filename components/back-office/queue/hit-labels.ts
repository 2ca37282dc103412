import type { Count } from '@/lib/requests/back-office/queue/queue';
import { formatNumber } from '@/lib/platform/format/number';

/** How often something was found, short enough for a tab: '12', 'über 100'. */
export const hitLabel = ({ total, isCapped }: Count): string =>
  isCapped ? `über\u00a0${formatNumber(total)}` : formatNumber(total);

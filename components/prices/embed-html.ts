import { escapeHtml } from '@/lib/platform/seo/escape-html';
import { CARD_SIZE } from './price-card-style';

/** `allow-popups-to-escape-sandbox`: without it the opened portal would run without scripts. */
export const embedHtml = (address: string, title: string): string =>
  [
    `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}"`,
    `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" loading="lazy" referrerpolicy="no-referrer"`,
    'sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>',
  ].join('\n');

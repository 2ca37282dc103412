import { escapeHtml } from '@/lib/platform/seo/escape-html';
import { CARD_SIZE } from './price-card-style';

/**
 * The HTML with which another website shows a card. What its link opens is no longer in the sandbox: the
 * portal would be without its scripts there.
 * @param address of the card, with the host
 */
export const embedHtml = (address: string, title: string): string =>
  [
    `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}"`,
    `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" loading="lazy" referrerpolicy="no-referrer"`,
    'sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>',
  ].join('\n');

import type { Facts } from './known';
import type { ReadQuantity } from './quantity';

const OF_AGENT = /makler|provision|courtage/;
const OF_LOAN = /zins|kredit|darlehen|finanzier/;
const BUYER = /(?<!ver)kaufer/;
const OWN = /\b(?:ich|mir|mich|mein\w*|wir|uns|unser\w*)\b|verkaufer/;
/** Percent: no agent takes more. */
const HIGHEST = 15;

function around(text: string, from: number, { start, end }: ReadQuantity): string {
  const behind = text.slice(end).search(/[,;.!?]|\b(?:und|u)\b|\d/);
  return text.slice(from, start) + text.slice(end, behind === -1 ? undefined : end + behind);
}

/** 'ich zahle 1 %, der Käufer 3 %' */
export function sidesIn(text: string, quantities: readonly ReadQuantity[]): Facts {
  if (!OF_AGENT.test(text) || OF_LOAN.test(text)) return {};
  const percents = quantities.filter(({ kind, value }) => kind === 'percent' && value <= HIGHEST);
  const [first, second] = percents;
  if (!first || !second || percents.length > 2) return {};
  const said = [around(text, 0, first), around(text, first.end, second)] as const;
  const isBuyer = said.map((part) => BUYER.test(part) && !OWN.test(part.replace(/.*kaufer/, '')));
  const isOwn = said.map((part) => OWN.test(part));
  if (isBuyer[0] && isOwn[1]) return { buyerCommission: first.value, commission: second.value };
  if (isOwn[0] && isBuyer[1]) return { commission: first.value, buyerCommission: second.value };
  return {};
}

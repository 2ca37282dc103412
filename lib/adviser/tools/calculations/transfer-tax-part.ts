import { transferTax as taxOn, transferTaxPercent } from '@/lib/calculators/rules/transfer-tax';
import { formatPercent } from '@/lib/platform/format/number';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import { sentenceInState } from './states';
import { euros, paragraphs, partLabel } from './format';

const PARTS: [RegExp, number][] = [
  [/\bhalfte\b|halbe[rsn]? (?:haus|wohnung|anteil)|1\/2/, 1 / 2],
  [/\bdrittel\b|1\/3/, 1 / 3],
  [/\bviertel\b|1\/4/, 1 / 4],
];
const PART_BOUGHT =
  /(?:kauf\w*|ubernehm\w*|ubernimm\w*|erwerb\w*|verkauf\w*|abkauf\w*|ubertrag\w*)[^.;?!]{0,50}(?:halfte|drittel|viertel|anteil|halbe[rsn]?\b)|(?:halfte|drittel|viertel|anteil|halbe[rsn]? haus)[^.;?!]{0,50}(?:kauf|ubern[ei]hm|ubernimm|erwerb|ubertrag)/;
/** The amount is that of the part: 'ihre Hälfte für 240.000'. */
const OF_PART =
  /(?:halfte|drittel|viertel|anteil)\b[^.;,?!\d]{0,30}(?:fur|um|zu|kostet|wert)\b[^.;,?!\d]{0,20}\d|\d\S*(?: ?(?:€|euro|tsd|tausend|k))? (?:fur|zahl\w* fur) (?:\w+ ){0,2}(?:halfte|drittel|viertel|anteil)/;

export function ofPart({ price, state, persons, share }: Facts, asked: string): string | undefined {
  if (price === undefined || state === undefined) return undefined;
  if (!PART_BOUGHT.test(asked) || OF_PART.test(asked)) return undefined;
  const named = PARTS.find(([pattern]) => pattern.test(asked))?.[1];
  const part = named ?? (share === undefined ? persons && 1 / persons : 1 - share / 100);
  if (part === undefined) return undefined;
  const sold = Math.round(price * part * 100) / 100;
  const shown = {
    state: sentenceInState(state),
    part: partLabel(part * 100),
    price: euros(price),
    sold: euros(sold),
    percent: formatPercent(transferTaxPercent(state)),
    tax: euros(taxOn(sold, state)),
    whole: euros(taxOn(price, state)),
  };
  return paragraphs(say('transferTaxPart', shown), say('transferTaxPartLines', shown));
}

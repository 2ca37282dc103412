import { formatPercent } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs, yearly } from './tell';

/** Percent a year: nobody asks for more of a home. */
const HIGHEST = 15;
const ASKED =
  /(?:wie ?viel|wie hoch|welche|was fur eine|was muss\w*|was brauch\w*)[^?!.]{0,40}miete|miete[^?!.]{0,40}(?:muss|musste|brauch|nehmen|verlangen)/;

/** The rent that brings a yield of a price. */
function needed({ text, of }: Message): string | undefined {
  if (!/rendite/.test(text) || !ASKED.test(text) || /netto(?!kalt)|qm|m2|m²/.test(text)) {
    return undefined;
  }
  const percents = of('percent').filter((percent) => percent > 0 && percent <= HIGHEST);
  const amounts = of('euros', 'code');
  const prices = amounts.filter((value) => value >= LEAST_PRICE);
  const [percent, price] = [percents[0], prices[0]];
  if (percent === undefined || price === undefined) return undefined;
  if (percents.length > 1 || amounts.length > 1) return undefined;
  const shown = {
    price: euros(price),
    percent: formatPercent(percent),
    ...yearly((price * percent) / 100),
  };
  return paragraphs(say('neededRent', shown), say('neededRentLines', shown), say('neededRentRule'));
}

export const neededRent = single({
  name: 'neededRent',
  title: 'titleNeededRent',
  sources: ['vermieten-oder-abgeben#welche-miete-4-rendite-bringt'],
  reckon: needed,
});

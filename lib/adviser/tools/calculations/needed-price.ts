import { formatList } from '@/lib/platform/format/list';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { priceProblem } from '../costs';
import { COST_NAMES, type Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import type { ChatCalculation } from './calculation';
import { sidePercent } from './commission-rate';
import { namedCosts, smallOpen } from './deductions';
import { euros, paragraphs, rate } from './format';

function percents(facts: Facts): number[] {
  const { commission, agentFee } = facts;
  if (agentFee !== undefined || commission === 0) return [0];
  if (commission !== undefined) return [sidePercent(facts)];
  return [COMMISSION.least * OWN_SHARE, COMMISSION.most * OWN_SHARE];
}

/** Rounded up to full euros, so that nothing is missing in the end. */
const priceFor = (left: number, percent: number) => Math.ceil(left / (1 - percent / 100) - 1e-9);

function answer(facts: Facts): ToolAnswer {
  const { target = 0, debt, compensation = 0, agentFee = 0 } = facts;
  const fixed = [debt ?? 0, compensation, agentFee, namedCosts(facts).sum];
  const amounts = [target, ...fixed].filter((amount) => amount > 0);
  const left = amounts.reduce((sum, amount) => sum + amount, 0);
  const shares = percents(facts);
  const prices = shares.map((percent) => priceFor(left, percent));
  const problem = priceProblem(prices[0] ?? 0);
  if (problem) return { text: problem, sources: [] };
  const terms = amounts.map(euros).join(' + ');
  const lines = shares.map((percent, at) => {
    const price = euros(prices[at] ?? 0);
    return percent === 0
      ? say('neededPriceAlone', { amounts: terms, price })
      : say('neededPriceLine', { amounts: terms, percent: rate(percent), price });
  });
  const items = [
    ...(debt !== 0 && facts.compensation === undefined ? ['Vorfälligkeitsentschädigung'] : []),
    ...smallOpen(facts),
    'Steuer auf den Gewinn',
  ];
  const shown = { target: euros(target), price: prices.map(euros).join(' bis ') };
  return {
    text: paragraphs(
      say(debt === undefined ? 'neededPriceOpen' : 'targetPrice', shown),
      lines,
      say('neededPriceRule', { items: formatList(items) }),
    ),
    sources: [
      'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
      'nebenkosten-fuer-eigentuemer#makler-mindestens-die-haelfte',
    ],
  };
}

const PRICE =
  /mindest|verlang|wie teuer|welche\w* preis|wie ?viel .{0,30}(?:verkaufen|bekommen|erzielen)|fur wie ?viel|zu welchem preis|muss (?:ich|das haus|die wohnung) .{0,40}(?:bringen|verkaufen|kosten)|preis (?:muss|musste|brauche?)|wie hoch .{0,25}(?:preis|gebot|angebot)|(?:muss|musste|soll|sollte) .{0,45}(?:bringen|einbringen|weggehen|reinkommen|aufrufen|ansetzen)|untergrenze|ab welchem|welche\w* (?:\w+)?(?:preis|gebot|summe)|was muss .{0,40}(?:kosten|zahlen|bieten)/;

/** What each of several people wants is no target of the sale. */
const OF_EACH = /\b(?:je|pro) (?:person|nase|kopf|kind|erbe)|\bjede[rmns]?\b/;

export const neededPrice: ChatCalculation<'neededPrice'> = {
  name: 'neededPrice',
  title: 'titleNeededPrice',
  topic:
    /brauch\w* .{0,30}verkauf|verkauf .{0,30}brauch|brauch\w* .{0,30}(?:in der hand|ubrig|raus|netto|auf dem konto|am ende)|mindest(?:ens|preis).{0,20}(?:verlang|preis|bekommen)/,
  asks: (text, { facts }) => facts.target !== undefined && PRICE.test(text) && !OF_EACH.test(text),
  can: ({ target }) => target !== undefined,
  entries: [{ fact: 'debt', question: 'askDebt' }],
  uses: ['target', 'commission', 'agentFee', 'compensation', ...COST_NAMES],
  main: () => 'target',
  answer,
};

import { deletionFees } from '@/lib/calculators/rules/notary-fees';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { sellingCosts, type Span } from '../costs';
import { COST_NAMES, type CostName, type Facts } from '../reading/known';
import { say } from '../../sentences';
import { sidePercent } from './commission-rate';
import { euros, rate } from './format';

const LABELS: Record<CostName, string> = {
  certificate: 'Energieausweis',
  deletion: 'Löschung der Grundschuld',
  survey: 'Gutachten',
  moving: 'Umzug',
  clearing: 'Räumung',
  advert: 'Anzeigen und Fotos',
  papers: 'Unterlagen',
  notaryBill: 'Notar und Grundbuch',
  lawyer: 'Anwalt',
  saleCosts: 'Verkaufskosten',
};

export const spanOf = (least: number, most: number) =>
  least === most ? euros(least) : `${euros(least)} bis ${euros(most)}`;

export function namedAgent({ agentFee, ...facts }: Facts): { amount: number; line?: string } {
  const { price = 0, commission } = facts;
  if (agentFee !== undefined) {
    return { amount: agentFee, line: say('saleSumFee', { amount: euros(agentFee) }) };
  }
  if (!commission) return { amount: 0 };
  const percent = sidePercent(facts);
  const amount = Math.round(price * percent) / 100;
  const shown = { price: euros(price), percent: rate(percent), amount: euros(amount) };
  return { amount, line: say('saleSumAgent', shown) };
}

export function agentCosts(facts: Facts): Span & { line?: string } {
  const { price = 0, commission, agentFee, propertyType } = facts;
  if (commission === 0 && agentFee === undefined) return { least: 0, most: 0 };
  if (commission !== undefined || agentFee !== undefined) {
    const { amount, line } = namedAgent(facts);
    return { least: amount, most: amount, line };
  }
  const { ownShare, isShared } = sellingCosts(price, propertyType ?? '');
  const most = isShared ? Math.round(price * COMMISSION.most * OWN_SHARE) / 100 : ownShare.most;
  const shown = { least: euros(ownShare.least), most: euros(most) };
  return {
    least: ownShare.least,
    most,
    line: say(isShared ? 'proceedsAgent' : 'proceedsAgentFree', shown),
  };
}

export function namedCosts(facts: Facts): { sum: number; lines: string[] } {
  const named = COST_NAMES.flatMap((name) => {
    const amount = facts[name];
    return amount === undefined ? [] : [{ label: LABELS[name], amount }];
  });
  return {
    sum: named.reduce((sum, { amount }) => sum + amount, 0),
    lines: named.map(({ label, amount }) => say('namedCost', { label, amount: euros(amount) })),
  };
}

export const smallOpen = (facts: Facts): string[] =>
  (['certificate', 'moving', 'clearing'] as const)
    .filter((name) => facts[name] === undefined)
    .map((name) => LABELS[name]);

export function deletionOf({ nominal, deletion }: Facts) {
  return nominal === undefined || deletion !== undefined ? undefined : deletionFees(nominal);
}

export function saleCostsOf(facts: Facts): number {
  return namedAgent(facts).amount + namedCosts(facts).sum + (facts.compensation ?? 0);
}

import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { deletionFees, trustFee } from './rules/notary-fees';
import type { Line, Part, Words } from './calculator';
import { possible, usual } from './fields';

const MOST = 50_000_000;

export const euros = { least: 0, most: MOST };
export const price = { least: 10_000, most: MOST };

/** Without the loan itself. */
export const costFields = {
  percent: usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE }),
  debt: possible('euros', euros),
  compensation: possible('euros', euros),
  nominal: possible('euros', euros),
  papers: possible('euros', euros),
  other: possible('euros', euros),
};

export interface SaleCosts {
  percent: number;
  debt?: number;
  compensation?: number;
  nominal?: number;
  papers?: number;
  other?: number;
}

type Cost = Part & { words?: Words };

export const commissionOf = (amount: number, percent: number): Cost => ({
  text: 'agent',
  words: { percent: formatPercent(percent) },
  euros: amount,
});

/** Whole euros; costs that do not depend on the price. */
export function fixedCosts({ debt = 0, nominal, ...named }: SaleCosts): Cost[] {
  const { compensation = 0, papers = 0, other = 0 } = named;
  const isDeleted = nominal !== undefined && nominal > 0;
  const costs = [
    { text: 'compensation', euros: compensation },
    { text: 'deletion', euros: isDeleted ? deletionFees(nominal).landRegister : 0 },
    { text: 'trust', euros: isDeleted && debt > 0 ? trustFee(debt) : 0 },
    { text: 'papers', euros: papers },
    { text: 'other', euros: other },
  ];
  return costs
    .map(({ text, euros: amount }) => ({ text, euros: Math.round(amount) }))
    .filter(({ euros: amount }) => amount > 0);
}

export function costsOf(amount: number, entries: SaleCosts): Cost[] {
  const commission = Math.round((amount * entries.percent) / 100);
  const agent = commission > 0 ? [commissionOf(commission, entries.percent)] : [];
  return [...agent, ...fixedCosts(entries)];
}

export const sumOf = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + cost.euros, 0);

export function openCosts({ percent, debt, compensation, nominal }: SaleCosts): Line[] {
  return [
    { text: percent > 0 ? 'agentRule' : 'noAgent' },
    ...(debt && compensation === undefined ? [{ text: 'compensationOpen' }] : []),
    ...(debt && nominal === undefined ? [{ text: 'deletionOpen' }] : []),
    { text: 'rule' },
  ];
}

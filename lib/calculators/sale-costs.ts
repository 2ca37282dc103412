import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { deletionFees, trustFee } from './rules/notary-fees';
import { type CalculatedLine, lineIf, type ResultPart, toCents } from './calculator';
import { AMOUNT, possible, usual } from './fields';

export const PRICE_RANGE = { least: 10_000, most: 50_000_000 };

/** Without the loan itself. */
export const costFields = {
  percent: usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE }),
  debt: possible('euros', AMOUNT),
  compensation: possible('euros', AMOUNT),
  nominal: possible('euros', AMOUNT),
  papers: possible('euros', AMOUNT),
  other: possible('euros', AMOUNT),
};

export interface SaleCostEntries {
  percent: number;
  debt?: number;
  compensation?: number;
  nominal?: number;
  papers?: number;
  other?: number;
}

export const commissionOf = (euros: number, percent: number) =>
  lineIf('agent', euros, { percent: formatPercent(percent) });

/** Costs that do not depend on the price. */
export function fixedCosts({ debt, compensation, nominal, papers, other }: SaleCostEntries) {
  const deletion = nominal ? deletionFees(nominal).landRegister : 0;
  const trust = nominal && debt ? trustFee(debt) : 0;
  return [
    ...lineIf('compensation', compensation),
    ...lineIf('deletion', deletion),
    ...lineIf('trust', trust),
    ...lineIf('papers', papers),
    ...lineIf('other', other),
  ];
}

export const costsOf = (price: number, entries: SaleCostEntries) => [
  ...commissionOf(toCents((price * entries.percent) / 100), entries.percent),
  ...fixedCosts(entries),
];

export const sumOf = (costs: readonly ResultPart[]): number =>
  toCents(costs.reduce((sum, cost) => sum + cost.euros, 0));

export function openCosts({
  percent,
  debt,
  compensation,
  nominal,
}: SaleCostEntries): CalculatedLine[] {
  return [
    { text: percent > 0 ? 'agentRule' : 'noAgent' },
    ...(debt && compensation === undefined ? [{ text: 'compensationOpen' }] : []),
    ...(debt && nominal === undefined ? [{ text: 'deletionOpen' }] : []),
    { text: 'rule' },
  ];
}

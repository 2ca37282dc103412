import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { type EntriesOf, toCents } from './calculator';
import { AMOUNT, HOME_AMOUNT, possible, usual } from './fields';
import { deletionFees, trustFee } from './rules/notary-fees';

export const PRICE_RANGE = { least: 10_000, most: 50_000_000 };

/** The seller's share. */
export const commissionField = () =>
  usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE });

/** Without the loan itself. */
export const costFields = {
  percent: commissionField(),
  debt: possible('euros', HOME_AMOUNT),
  compensation: possible('euros', AMOUNT),
  nominal: possible('euros', HOME_AMOUNT),
  papers: possible('euros', AMOUNT),
  other: possible('euros', AMOUNT),
};

type SaleCostEntries = EntriesOf<typeof costFields>;

/** Euros by the name of their sentence. */
export type Costs = Record<string, number>;

export const withoutZero = (costs: Record<string, number | undefined>): Costs =>
  Object.fromEntries(
    Object.entries(costs).flatMap(([text, euros]) => (euros ? [[text, euros]] : [])),
  );

/** Costs that do not depend on the price. */
export function fixedCosts(entries: SaleCostEntries): Costs {
  const { debt, compensation, nominal, papers, other } = entries;
  const deletion = nominal ? deletionFees(nominal).landRegister : 0;
  const trust = nominal && debt ? trustFee(debt) : 0;
  return withoutZero({ compensation, deletion, trust, papers, other });
}

export const costsOf = (price: number, entries: SaleCostEntries): Costs => ({
  ...withoutZero({ agent: toCents((price * entries.percent) / 100) }),
  ...fixedCosts(entries),
});

export const sumOf = (costs: Costs): number =>
  toCents(Object.values(costs).reduce((sum, euros) => sum + euros, 0));

export const openCosts = ({ percent, debt, compensation, nominal }: SaleCostEntries) => [
  percent > 0 ? 'agentRule' : 'noAgent',
  debt && compensation === undefined ? 'compensationOpen' : undefined,
  debt && nominal === undefined ? 'deletionOpen' : undefined,
  'rule',
];

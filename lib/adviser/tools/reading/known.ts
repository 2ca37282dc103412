import type { Relation } from '@/lib/calculators/rules/relations';
import type { FeePart } from '@/lib/calculators/rules/notary-fees';
import type { Acquirer, StateKey } from '@/lib/calculators/rules/transfer-tax';
import type { Day, ReadQuantity } from './quantity';

export type UseOfHome = 'own' | 'rented' | 'partly';

export const COST_NAMES = [
  ...(['certificate', 'deletion', 'survey', 'moving', 'clearing', 'advert', 'papers'] as const),
  ...(['notaryBill', 'lawyer', 'saleCosts'] as const),
] as const;

export type CostName = (typeof COST_NAMES)[number];

/** What both sides pay together, or one side's half of it. */
export type CommissionOf = 'both' | 'half';

export interface Facts extends NamedCosts {
  /** Euros of the sale */
  price?: number;
  /** Euros of the purchase */
  paid?: number;
  debt?: number;
  /** Euros a month */
  rent?: number;
  gain?: number;
  inherited?: number;
  depreciation?: number;
  /** Euros of a land charge (Grundschuld), as registered */
  nominal?: number;
  /** Deutsche Mark, if the land charge was registered in them */
  marks?: number;
  /** Euros named for the early end of the loan; 0 if the bank takes none */
  compensation?: number;
  /** Euros, as they were named */
  agentFee?: number;
  /** Euros paid on top at the purchase: tax, notary, agent */
  purchaseCosts?: number;
  /** The same in percent of the price paid */
  purchaseRate?: number;
  /** Euros of furniture and kitchen that are part of the price */
  inventory?: number;
  /** Euros a month that the owner cannot pass on to the tenant */
  upkeep?: number;
  /** Euros a month to the bank */
  instalment?: number;
  /** Euros a month */
  repairs?: number;
  /** Euros a year, after all costs */
  netRent?: number;
  /** Euros that should be left after the sale */
  target?: number;
  /** The price in yearly rents */
  factor?: number;

  /** Percent of the price, as the agent named it; 0 without one */
  commission?: number;
  /** Named without value added tax */
  isNet?: boolean;
  commissionOf?: CommissionOf;
  /** Percent of income tax */
  taxRate?: number;
  /** Percent a year of the loan */
  contractRate?: number;
  /** Percentage points between the two rates of interest, where only they were named */
  rateGap?: number;
  /** Percent a year that the proceeds would bring elsewhere */
  savingsRate?: number;
  /** Percent of the loan that may be paid back each year beside the instalments */
  extraRate?: number;
  /** Percent, if it differs from the seller's */
  buyerCommission?: number;
  /** Percent of the price for notary and land register together */
  notaryRate?: number;
  /** Percent a year that the bank gets today */
  currentRate?: number;

  bought?: Day;
  sold?: Day;
  boughtMonth?: Omit<Required<Day>, 'year' | 'day'> & Pick<Day, 'day'>;
  soldMonth?: Facts['boughtMonth'];
  borrowed?: Day;
  renewed?: Day;
  /** Set only if the owner lived there for a part of the time */
  movedIn?: Day;
  movedOut?: Day;
  yearBuilt?: number;
  /** Years between purchase and sale */
  held?: number;
  /** Years until the fixed rate ends */
  remaining?: number;

  /** m² of living area; for land of the land */
  area?: number;
  state?: StateKey;
  otherState?: StateKey;
  /** Set if the place has several postcodes */
  place?: string;
  postalCode?: string;
  relation?: Relation;
  acquirer?: Acquirer;
  /** Owners or heirs with equal parts */
  persons?: number;
  /** Percent that belongs to the person */
  share?: number;
  /** Percent of each owner or heir, if they differ */
  quotas?: readonly number[];
  feePart?: FeePart | 'all';
  use?: UseOfHome;
  movesIn?: true;
  /** The price is the proceeds of a sale, after deductions */
  cleared?: true;
  /** Wire value of a property type, or of one of MORE_TYPES */
  propertyType?: string;

  /** Euros alone in a message without a question; 0 after several such messages */
  amount?: number;
  /** The calculation that was last asked about */
  matter?: string;
  unknown?: readonly Fact[];
}

type NamedCosts = Partial<Record<CostName, number>>;

export type Fact = Exclude<keyof Facts, 'unknown' | 'isNet' | 'matter' | 'movesIn' | 'cleared'>;

/** What a number stands for; `other` has no use here. */
export type Role =
  Fact | 'other' | 'contractPrice' | 'yearlyRent' | 'paidTotal' | 'loanAge' | 'boundUntil';

/** Folded words that give a role to a number beside them; the first match counts. */
export type Roles = readonly (readonly [Role, RegExp])[];

export interface ParsedNumbers {
  facts: Facts;
  loose: ReadQuantity[];
}

/** A new fact replaces those that it excludes. */
const INSTEAD: [Fact, (keyof Facts)[]][] = [
  ['held', ['bought']],
  ['bought', ['held']],
  ['gain', ['paid', 'depreciation']],
  ['paid', ['gain']],
  ['persons', ['share', 'quotas']],
  ['share', ['persons', 'quotas']],
  ['quotas', ['persons']],
  ['nominal', ['marks']],
  ['commission', ['agentFee']],
  ['agentFee', ['commission']],
  ['postalCode', ['place']],
  ['place', ['postalCode']],
  ['state', ['place', 'postalCode', 'otherState']],
  ['use', ['movedIn', 'movedOut']],
];

export function withFacts(before: Facts, now: Facts): Facts {
  const overruled = INSTEAD.filter(([fact]) => now[fact] !== undefined).flatMap(([, old]) => old);
  const kept = Object.entries(before).filter(
    ([fact]) => !overruled.includes(fact as keyof Facts) || now[fact as Fact] !== undefined,
  );
  const said = Object.entries(now).filter(([, value]) => value !== undefined);
  const left = new Set([...(before.unknown ?? []), ...(now.unknown ?? [])]);
  const unknown = [...left].filter((fact) => now[fact] === undefined);
  const isOther = now.amount !== undefined && (before.amount ?? now.amount) !== now.amount;
  return {
    ...Object.fromEntries([...kept, ...said]),
    ...(isOther && { amount: 0 }),
    ...(unknown.length > 0 && { unknown }),
  };
}

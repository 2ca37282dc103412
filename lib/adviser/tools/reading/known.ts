import type { Relation } from '@/lib/adviser/rules/inheritance-tax';
import type { FeePart } from '@/lib/adviser/rules/notary-fees';
import type { Acquirer, StateKey } from '@/lib/adviser/rules/transfer-tax';
import type { Day, Quantity } from './quantity';

export type UseOfHome = 'own' | 'rented' | 'partly';

/** Costs of a sale that people know the amount of. */
export const COST_NAMES = [
  ...(['certificate', 'deletion', 'survey', 'moving', 'clearing', 'advert', 'papers'] as const),
  ...(['notaryBill', 'lawyer', 'saleCosts'] as const),
] as const;

export type CostName = (typeof COST_NAMES)[number];

/** Whose part of a commission is asked for: what both pay together, or one side's half of it. */
export type CommissionOf = 'both' | 'half';

/** What a person has said about their sale; a calculation takes what it needs. */
export interface Facts extends NamedCosts {
  /** Euros that the home is sold for */
  price?: number;
  /** Euros that it was bought for */
  paid?: number;
  debt?: number;
  /** Euros a month */
  rent?: number;
  gain?: number;
  /** Euros that are inherited */
  inherited?: number;
  depreciation?: number;
  /** Euros of a land charge (Grundschuld), as registered */
  nominal?: number;
  /** The same in Deutsche Mark, where it was registered in them */
  marks?: number;
  /** Euros that the bank takes for an early end of the loan, as it was named; 0 where it takes none */
  compensation?: number;
  /** Euros that the agent takes, as they were named */
  agentFee?: number;
  /** Euros paid on top at the purchase: tax, notary, agent */
  purchaseCosts?: number;
  /** The same in percent of what was paid */
  purchaseRate?: number;
  /** Euros of furniture and kitchen that are part of the price */
  inventory?: number;
  /** Euros a month that the owner cannot pass on to the tenant */
  upkeep?: number;
  /** Euros a month to the bank */
  instalment?: number;
  /** Euros a month that are put by for repairs */
  repairs?: number;
  /** Euros a year that are left of the rent after all costs */
  netRent?: number;
  /** Euros that are to be left after the sale */
  target?: number;
  /** The price in yearly rents */
  factor?: number;

  /** Percent of the price, as the agent named it; 0 without one */
  commission?: number;
  /** The commission was named without value added tax */
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
  /** Percent of the loan that may be paid back each year beside the rates */
  extraRate?: number;
  /** Percent that the buyer pays the agent, where it is another than the seller does */
  buyerCommission?: number;
  /** Percent of the price that notary and land register were put at, all in all */
  notaryRate?: number;
  /** Percent a year that the bank gets today */
  currentRate?: number;

  bought?: Day;
  sold?: Day;
  /** The same without a year */
  boughtMonth?: Omit<Required<Day>, 'year' | 'day'> & Pick<Day, 'day'>;
  soldMonth?: Facts['boughtMonth'];
  borrowed?: Day;
  /** A later agreement on the rate of interest of the loan */
  renewed?: Day;
  /** Since and until when the owner lived there, where not all the time */
  movedIn?: Day;
  movedOut?: Day;
  yearBuilt?: number;
  /** Years between purchase and sale */
  held?: number;
  /** Years until the fixed rate ends */
  remaining?: number;

  /** m² of living area, of land its own */
  area?: number;
  state?: StateKey;
  /** A state that it is compared with */
  otherState?: StateKey;
  /** Its name, where it has more than one postcode */
  place?: string;
  postalCode?: string;
  /** Whose heir the person is to the deceased */
  relation?: Relation;
  /** Who buys, where the tax on the transfer looks at it */
  acquirer?: Acquirer;
  /** Owners or heirs who share alike */
  persons?: number;
  /** Percent that belongs to the person */
  share?: number;
  /** Percent that each of the owners or heirs has, where they are not alike */
  quotas?: readonly number[];
  /** Of the fees of notary and land register, the one that is asked for */
  feePart?: FeePart | 'all';
  use?: UseOfHome;
  /** The heir moves into the home at once and stays */
  movesIn?: true;
  /** The price is what a sale brought, after what went off it */
  cleared?: true;
  /** Wire value of a property type, or of one of MORE_TYPES */
  propertyType?: string;

  /** Euros that stood alone in a message that asked for nothing; 0 after several of them */
  amount?: number;
  /** The calculation that was last asked about, with numbers or without */
  matter?: string;
  /** What the person was asked for and does not know */
  unknown?: readonly Fact[];
}

type NamedCosts = Partial<Record<CostName, number>>;

export type Fact = Exclude<keyof Facts, 'unknown' | 'isNet' | 'matter' | 'movesIn' | 'cleared'>;

/** What a number stands for; `other` is none of our business. */
export type Role =
  Fact | 'other' | 'contractPrice' | 'yearlyRent' | 'paidTotal' | 'loanAge' | 'boundUntil';

/** A role and the words that give it to a number beside them; folded, the first of equals counts. */
export type Roles = readonly (readonly [Role, RegExp])[];

/** What the words of a message say by themselves, and the numbers in it that no word explains. */
export interface ParsedNumbers {
  facts: Facts;
  loose: Quantity[];
}

/** Facts that exclude each other: a new one replaces the other. */
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

/** Later facts in the place of earlier ones. */
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

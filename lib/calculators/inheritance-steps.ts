import type { ResultLines } from './calculator';
import { FREE_AREA, type HomeUse, type InheritanceTax } from './rules/inheritance-tax';
import type { Relation } from './rules/relations';

export const HOME_USES = ['other', 'family-home', 'let'] as const;

type HomeChoice = (typeof HOME_USES)[number];

/** Without an area it is no larger than the law leaves free. */
export function homeUseOf(home: HomeChoice, livingArea = FREE_AREA): HomeUse | undefined {
  if (home === 'family-home') return { use: home, livingArea };
  return home === 'let' ? { use: home } : undefined;
}

/** Debts on what stays free do not count, so that they may turn it round. */
export function exemptLine(home: HomeChoice, exempt: number): ResultLines {
  if (exempt < 0) return { debtsUncounted: -exempt };
  return { [home === 'let' ? 'exemptLet' : 'exemptHome']: -exempt || undefined };
}

/** From what is acquired to the tax. */
export function taxSteps(result: InheritanceTax, earlier = 0): ResultLines {
  const { freeAmount, taxable, percent, wholeTax, earlierTax, tax } = result;
  const isRelieved = wholeTax < (taxable * percent) / 100;
  return {
    earlier: earlier || undefined,
    freeAmount: -freeAmount,
    taxable,
    [isRelieved ? 'relieved' : 'rate']: wholeTax || undefined,
    earlierTax: -earlierTax || undefined,
    half: tax < wholeTax - earlierTax && tax,
  };
}

const CHILDREN: readonly Relation[] = ['child', 'grandchild-of-dead-child'];

/** What holds for the home that was chosen. */
export function homeNote(home: HomeChoice, relation: Relation, isGift: boolean) {
  if (home === 'other') return undefined;
  if (home === 'let') return 'letRule';
  if (relation === 'spouse') return 'homeOfSpouse';
  return !isGift && CHILDREN.includes(relation) ? 'homeOfChild' : 'homeOfOthers';
}

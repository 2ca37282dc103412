import { formatPercent } from '@/lib/platform/format/number';
import { type CalculatedLine, lineIf } from './calculator';
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
export function exemptLine(home: HomeChoice, exempt: number): CalculatedLine[] {
  if (exempt < 0) return [{ text: 'debtsUncounted', euros: -exempt }];
  return lineIf(home === 'let' ? 'exemptLet' : 'exemptHome', -exempt);
}

/** From what is acquired to the tax. */
export function taxSteps(result: InheritanceTax, earlier = 0): CalculatedLine[] {
  const { freeAmount, taxable, percent, wholeTax, earlierTax, tax } = result;
  const isRelieved = wholeTax < (taxable * percent) / 100;
  const words = { percent: formatPercent(percent) };
  return [
    ...lineIf('earlier', earlier),
    { text: 'freeAmount', euros: -freeAmount },
    { text: 'taxable', euros: taxable },
    ...lineIf(isRelieved ? 'relieved' : 'rate', wholeTax, words),
    ...lineIf('earlierTax', -earlierTax),
    ...(tax < wholeTax - earlierTax ? [{ text: 'half', euros: tax }] : []),
  ];
}

const CHILDREN: readonly Relation[] = ['child', 'grandchild-of-dead-child'];

/** What holds for the home that was chosen. */
export function homeNote(home: HomeChoice, relation: Relation, isGift: boolean): CalculatedLine[] {
  if (home === 'other') return [];
  if (home === 'let') return [{ text: 'letRule' }];
  if (relation === 'spouse') return [{ text: 'homeOfSpouse' }];
  return [{ text: !isGift && CHILDREN.includes(relation) ? 'homeOfChild' : 'homeOfOthers' }];
}

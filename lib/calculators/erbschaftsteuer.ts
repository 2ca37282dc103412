import { formatPercent } from '@/lib/platform/format/number';
import { calculator } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, neededOneOf, oneOf, possible, usual } from './fields';
import { exemptLine, HOME_USES, homeNote, homeUseOf, taxSteps } from './inheritance-steps';
import { COSTS_WITHOUT_PROOF, inheritanceTax } from './rules/inheritance-tax';
import { RELATION_NAMES } from './rules/relations';
import { exactShare } from './shares';

/** Of one heir, who gets `share` of an estate. */
export const erbschaftsteuer = calculator({
  name: 'erbschaftsteuer',
  fields: {
    value: needed('euros', HOME_AMOUNT),
    relation: neededOneOf(RELATION_NAMES),
    share: usual('percent', { least: 1, most: 100, initial: 100 }),
    home: oneOf(HOME_USES),
    livingArea: possible('area', { least: 10, most: 2_000 }),
    homeDebts: possible('euros', HOME_AMOUNT),
    otherAssets: possible('euros', HOME_AMOUNT),
    otherDebts: possible('euros', AMOUNT),
    costs: usual('euros', { ...AMOUNT, initial: COSTS_WITHOUT_PROOF }),
    earlier: possible('euros', HOME_AMOUNT),
    allowances: possible('euros', AMOUNT),
  },
  calculate: ({ value, relation, share, home, livingArea, costs, ...more }) => {
    const { homeDebts = 0, otherAssets = 0, otherDebts = 0, earlier, allowances = 0 } = more;
    const part = exactShare(share);
    const result = inheritanceTax({
      value,
      relation,
      home: homeUseOf(home, livingArea),
      homeDebts,
      otherAssets,
      deductions: otherDebts + costs,
      share: part,
      allowances,
      earlier,
    });
    const { exempt, tax } = result;
    const estate = value - homeDebts + otherAssets - otherDebts - costs;
    const left = Math.round((estate * part) / 100) - tax;
    const counted = estate - exempt;
    return {
      words: { percent: formatPercent(result.percent) },
      headline: { tax },
      steps: {
        value,
        homeDebts: -homeDebts || undefined,
        ...exemptLine(home, exempt),
        otherAssets: otherAssets || undefined,
        otherDebts: -otherDebts || undefined,
        costs: -costs || undefined,
        estate: counted,
        share: share < 100 && (counted * part) / 100,
        allowances: -allowances || undefined,
        ...taxSteps(result, earlier),
      },
      parts: tax > 0 && left >= 0 ? { partLeft: left, partTax: tax } : undefined,
      notes: [
        homeNote(home, relation, false),
        tax > 0 && relation === 'spouse' && 'spouseAllowances',
        tax > 0 && relation === 'child' && 'childAllowances',
        'valueRule',
        'leftOut',
      ],
    };
  },
});

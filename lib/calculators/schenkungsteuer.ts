import { formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError } from './calculator';
import { HOME_AMOUNT, needed, neededOneOf, oneOf, possible } from './fields';
import { exemptLine, HOME_USES, homeNote, homeUseOf, taxSteps } from './inheritance-steps';
import { inheritanceTax } from './rules/inheritance-tax';
import { RELATION_NAMES } from './rules/relations';

/** Two givers make two gifts, each with its own free amount. */
export const schenkungsteuer = calculator({
  name: 'schenkungsteuer',
  fields: {
    value: needed('euros', HOME_AMOUNT),
    relation: neededOneOf(RELATION_NAMES),
    givers: oneOf(['one', 'two']),
    home: oneOf(HOME_USES),
    debts: possible('euros', HOME_AMOUNT),
    usufruct: possible('euros', HOME_AMOUNT),
    earlier: possible('euros', HOME_AMOUNT),
  },
  calculate: ({ value, relation, givers, home, debts = 0, usufruct = 0, earlier = 0 }) => {
    if (debts > value) throw new EntryError('debts', 'debtsTooHigh');
    if (debts + usufruct > value) throw new EntryError('usufruct', 'usufructTooHigh');
    const count = givers === 'two' ? 2 : 1;
    const given = value - debts - usufruct;
    const result = inheritanceTax({
      value,
      relation,
      isGift: true,
      home: homeUseOf(home),
      homeDebts: debts + usufruct,
      share: 100 / count,
      earlier: earlier / count,
    });
    const tax = result.tax * count;
    const counted = given - result.exempt;
    return {
      words: { percent: formatPercent(result.percent) },
      headline: { tax },
      steps: {
        value,
        debts: -debts || undefined,
        usufruct: -usufruct || undefined,
        ...exemptLine(home, result.exempt),
        counted,
        each: count > 1 && counted / count,
        ...taxSteps(result, earlier / count),
        both: count > 1 && tax > 0 && tax,
      },
      parts: tax > 0 ? { partLeft: given - tax, partTax: tax } : undefined,
      notes: [
        homeNote(home, relation, true),
        relation === 'parent' && 'parentRule',
        usufruct > 0 ? 'usufructRule' : 'usufructOpen',
        'tenYears',
        'leftOut',
      ],
    };
  },
});

import { z } from 'zod';
import { calculator, EntryError, lineIf } from './calculator';
import { AMOUNT, needed, neededOneOf, oneOf, possible } from './fields';
import { exemptLine, HOME_USES, homeNote, homeUseOf, taxSteps } from './inheritance-steps';
import { inheritanceTax } from './rules/inheritance-tax';
import { RELATION_NAMES } from './rules/relations';

const GIVERS = ['one', 'two'] as const;

/** Two givers make two gifts, each with its own free amount. */
export const schenkungsteuer = calculator({
  name: 'schenkungsteuer',
  fields: z.object({
    value: needed('euros', AMOUNT),
    relation: neededOneOf(RELATION_NAMES),
    givers: oneOf(GIVERS),
    home: oneOf(HOME_USES),
    debts: possible('euros', AMOUNT),
    usufruct: possible('euros', AMOUNT),
    earlier: possible('euros', AMOUNT),
  }),
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
    const { exempt } = result;
    const tax = result.tax * count;
    const counted = given - exempt;
    return {
      headline: { text: 'tax', euros: tax },
      steps: [
        { text: 'value', euros: value },
        ...lineIf('debts', -debts),
        ...lineIf('usufruct', -usufruct),
        ...exemptLine(home, exempt),
        { text: 'counted', euros: counted },
        ...(count > 1 ? [{ text: 'each', euros: counted / count }] : []),
        ...taxSteps(result, earlier / count),
        ...(count > 1 && tax > 0 ? [{ text: 'both', euros: tax }] : []),
      ],
      ...(tax > 0 && {
        parts: [
          { text: 'partLeft', euros: given - tax },
          { text: 'partTax', euros: tax },
        ],
      }),
      notes: [
        ...homeNote(home, relation, true),
        ...(relation === 'parent' ? [{ text: 'parentRule' }] : []),
        { text: usufruct > 0 ? 'usufructRule' : 'usufructOpen' },
        { text: 'tenYears' },
        { text: 'leftOut' },
      ],
    };
  },
});

import { MONTHS_IN_YEAR } from '../reading/quantity';
import { say } from '../../sentences';
import { leftover } from '../leftover';
import type { Facts } from '../reading/known';
import { type ChatCalculation, withoutMarks } from './calculation';
import { euros, paragraphs } from './format';

const LEFT =
  /ubrig|bleib|uberschuss|cash-?flow|unterm strich|behalt|vermiet\w*.*(?:statt|verkauf)|statt/;
const YEARLY = /(?:im|pro|auf(?:s| das)) jahr|jahrlich/;

function answer(facts: Facts) {
  const { rent = 0, upkeep = 0, repairs = 0, instalment = 0 } = facts;
  const left = rent - upkeep - repairs - instalment;
  const taken = [upkeep, repairs, instalment].filter((amount) => amount > 0).map(euros);
  const shown = {
    terms: [euros(rent), ...taken].join(' − '),
    month: euros(left),
    year: euros(left * MONTHS_IN_YEAR),
  };
  return {
    text: paragraphs(
      say(left < 0 ? 'rentLeftShort' : 'rentLeft', {
        ...shown,
        month: euros(Math.abs(left)),
        year: euros(Math.abs(left) * MONTHS_IN_YEAR),
      }),
      [say('rentLeftLine', shown), say('rentLeftYear', shown)],
      say(instalment > 0 ? 'rentLeftRule' : 'rentLeftLoan'),
    ),
    sources: [
      'vermieten-oder-abgeben#das-beispiel-zeile-fuer-zeile',
      'vermieten-oder-abgeben#behalten-warten-verkaufen',
    ],
  };
}

export const rentLeft: ChatCalculation<'rentLeft'> = {
  name: 'rentLeft',
  title: 'titleRentLeft',
  topic: /(?!)/,
  asks(typed, { facts, loose }) {
    const text = withoutMarks(typed);
    const { rent, upkeep, repairs, instalment, price, factor, savingsRate } = facts;
    const isOther = [price, factor, savingsRate].some((fact) => fact !== undefined);
    const isTaken = [upkeep, repairs, instalment].some((fact) => fact !== undefined);
    if (rent === undefined || !isTaken || isOther || /rendite|(?<!vor )steuer/.test(text))
      return false;
    // An amount that no word explains is often a deduction too.
    if (loose.some(({ kind }) => kind === 'euros')) return false;
    const isListed =
      instalment !== undefined && !typed.includes('?') && leftover(typed).length <= 1;
    return LEFT.test(text) || YEARLY.test(text) || isListed;
  },
  can: ({ rent }) => rent !== undefined,
  entries: [],
  uses: ['rent', 'upkeep', 'repairs', 'instalment'],
  recalls: ['rent', 'upkeep', 'repairs', 'instalment'],
  main: () => 'rent',
  answer,
};

import { say } from '../../sentences';
import type { Calculation } from './calculation';
import { ASIDE, capitalGains } from './capital-gains';
import { gainOf } from './gain';
import { WHEN } from './gain-opening';

/** A home that gains, sold free of tax, or the ten years by their name. */
const FREE = /speku|steuerfrei|ohne steuer|versteuer|\bsteuern?\b|zehn-?jahres|\bfrist\b|\bfrei\b/;
/** Who let it waits for the end of the ten years, and for nobody. */
const WAITS = /\bwarten?\b(?! bis (?:er|sie|der|die|das|mein))/;
const SALE = /beurkund|verkauf|\bnotar|unterschr/;

/** When the ten years end: the tax on a gain, but a day is asked for, and the purchase is enough. */
export const taxFreeDay: Calculation<'taxFreeDay'> = {
  ...capitalGains,
  name: 'taxFreeDay',
  title: 'titleTaxFreeDay',
  // It is asked for anew each time.
  topic: /(?!)/,
  asks(text, { facts }) {
    const { bought, gain, price, paid, taxRate, soldMonth, debt } = facts;
    const isGain = [gain, price, paid, taxRate, debt].some((fact) => fact !== undefined);
    if (bought === undefined || isGain || ASIDE.test(text)) return false;
    const isFree = FREE.test(text) || (facts.use === 'rented' && WAITS.test(text));
    const isWaiting = facts.sold !== undefined && WAITS.test(text);
    return (WHEN.test(text) && isFree) || isWaiting || (soldMonth !== undefined && SALE.test(text));
  },
  can: ({ bought }) => bought !== undefined,
  recalls: ['bought'],
  answer: (facts, asked) => ({
    ...capitalGains.answer(facts, asked),
    ...(gainOf(facts) !== undefined && { title: say(capitalGains.title) }),
  }),
};

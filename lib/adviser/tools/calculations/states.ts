import {
  TAX_STATES,
  type StateKey,
  stateLabel,
  transferTax as taxOn,
} from '@/lib/calculators/rules/transfer-tax';
import { formatList } from '@/lib/platform/format/list';

const WITH_ARTICLE: StateKey = 'saarland';

/** 'in Bayern', 'im Saarland' */
export const inState = (state: StateKey) =>
  `${state === WITH_ARTICLE ? 'im' : 'in'} ${stateLabel(state)}`;

export const sentenceInState = (state: StateKey) => inState(state).replace(/^i/, 'I');

const percents = TAX_STATES.map(({ percent }) => percent);

function end(price: number, percent: number) {
  const states = TAX_STATES.filter((state) => state.percent === percent);
  return {
    states: formatList(states.map(({ label }) => label)),
    percent,
    tax: taxOn(price, states[0]!.key),
  };
}

export const extremes = (price: number) => ({
  least: end(price, Math.min(...percents)),
  most: end(price, Math.max(...percents)),
});

import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import { grossPercent, withTax } from './commission-rate';
import { euros, paragraphs, rate } from './tell';

/** Euros by which a bill may differ from what was reckoned: it is rounded. */
const ROUNDED = 1;
/** Euros that a price behind a bill is rounded to, where it comes that close to them. */
const WHOLE = 100;

/** The price that a commission was reckoned from, without what the rounding of the bill has left. */
function priceBehind(fee: number, percent: number): number {
  const exact = (fee * 100) / percent;
  const whole = Math.round(exact / WHOLE) * WHOLE;
  return Math.abs((whole * percent) / 100 - fee) < ROUNDED / 2 ? whole : Math.round(exact);
}

/** The price behind an agent's bill. */
export function behind(facts: Facts): string {
  const { agentFee = 0 } = facts;
  const percent = grossPercent(facts);
  const shown = {
    fee: euros(agentFee),
    percent: rate(percent),
    price: euros(priceBehind(agentFee, percent)),
  };
  return paragraphs(say('commissionBehind', shown), [
    facts.isNet && say('withTax', { net: rate(facts.commission ?? 0), percent: shown.percent }),
    say('commissionBehindLine', shown),
  ]);
}

/** What percent of the price a named amount is, with value added tax. */
function billedRate({ isNet }: Facts, price: number, agentFee: number): string {
  const gross = isNet ? Math.round(withTax(agentFee) * 100) / 100 : agentFee;
  const shown = {
    net: euros(agentFee),
    fee: euros(gross),
    price: euros(price),
    percent: rate((gross / price) * 100),
    least: rate(COMMISSION.least * OWN_SHARE),
    most: rate(COMMISSION.most * OWN_SHARE),
  };
  return paragraphs(
    say(isNet ? 'commissionRateNet' : 'commissionRate', shown),
    [isNet && say('commissionNetLine', shown), say('commissionRateLine', shown)],
    say('commissionRateUsual', shown),
  );
}

/** An agent's bill beside the price: its percent, or whether it fits the one that was agreed. */
export function charged(facts: Facts): string | undefined {
  const { price, agentFee, commission } = facts;
  if (price === undefined || agentFee === undefined) return undefined;
  const [fee, shownPrice] = [euros(agentFee), euros(price)];
  if (!commission) return billedRate(facts, price, agentFee);
  const percent = grossPercent(facts);
  const right = (price * percent) / 100;
  const shown = { fee, price: shownPrice, percent: rate(percent), amount: euros(right) };
  const difference = Math.abs(right - agentFee);
  return paragraphs(
    difference < ROUNDED
      ? say('commissionRight', shown)
      : say('commissionWrong', { ...shown, difference: euros(difference) }),
    `- ${shownPrice} × ${shown.percent} = ${shown.amount}`,
  );
}

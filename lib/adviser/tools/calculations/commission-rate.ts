import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { say } from '@/lib/adviser/sentences';
import { KNOWN_RATES } from '../reading/explained';
import type { Facts } from '../reading/known';
import { euros, paragraphs, rate } from './format';

/** Euros by which a rounded bill may differ from the exact amount. */
const ROUNDED = 1;
/** Euros: a price behind a bill is rounded to these, if it comes that close. */
const WHOLE = 100;

function priceBehind(fee: number, percent: number): number {
  const exact = (fee * 100) / percent;
  const whole = Math.round(exact / WHOLE) * WHOLE;
  return Math.abs((whole * percent) / 100 - fee) < ROUNDED / 2 ? whole : Math.round(exact);
}

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

const WITH_TAX = 1.19;
/** Percent: a higher rate is that of both sides together. */
const ONE_SIDE = 4.2;

export const withTax = (percent: number) => Math.round(percent * WITH_TAX * 1000) / 1000;

export const grossPercent = ({ commission = 0, isNet }: Facts) =>
  isNet ? withTax(commission) : commission;

export const isOfOneSide = (percent: number) => percent <= ONE_SIDE;

/** Rates such as 3 or 2.5 percent are named without tax as often as with it. */
export const mayLackTax = ({ commission = 0, isNet }: Facts) =>
  !isNet && Number.isInteger(commission * 2);

/** With value added tax; set if the buyer pays another percent than the seller. */
export const buyerPercent = ({ buyerCommission, isNet }: Facts): number | undefined =>
  buyerCommission === undefined || !isNet || KNOWN_RATES.has(buyerCommission)
    ? buyerCommission
    : withTax(buyerCommission);

/** What both sides pay together: agents name the rate of one side as often as that of both. */
export function bothPercent(facts: Facts): number | undefined {
  if (facts.commission === undefined) return undefined;
  const percent = grossPercent(facts);
  return isOfOneSide(percent) ? percent * 2 : percent;
}

export function sidePercent(facts: Facts): number {
  const percent = grossPercent(facts);
  return isOfOneSide(percent) ? percent : percent / 2;
}

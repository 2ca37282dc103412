import { KNOWN_RATES } from '../reading/explained';
import type { Facts } from '../reading/known';

/** What value added tax makes of a commission. */
const WITH_TAX = 1.19;
/** Percent up to which a rate is that of one side: together they pay more. */
const ONE_SIDE = 4.2;

/** A percent without value added tax as one with it. */
export const withTax = (percent: number) => Math.round(percent * WITH_TAX * 1000) / 1000;

/** The percent with value added tax. */
export const grossPercent = ({ commission = 0, isNet }: Facts) =>
  isNet ? withTax(commission) : commission;

/** A percent that one side pays, as agents name it, and not what both pay together. */
export const isOfOneSide = (percent: number) => percent <= ONE_SIDE;

/** Rates such as 3 or 2.5 percent are named without tax as often as with it. */
export const mayLackTax = ({ commission = 0, isNet }: Facts) =>
  !isNet && Number.isInteger(commission * 2);

/** What the buyer pays where it is another percent, with value added tax. */
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

/** What one side pays of it, if both pay the same. */
export function sidePercent(facts: Facts): number {
  const percent = grossPercent(facts);
  return isOfOneSide(percent) ? percent : percent / 2;
}

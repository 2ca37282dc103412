import { requireAmounts } from './checks';

/**
 * The bids below which a court sells no home by auction, as of November 2026: below half of the value
 * that it has fixed the bid is refused by law (§ 85a Abs. 1 ZVG), below seven tenths where a creditor
 * asks for it who would have got more (§ 74a Abs. 1 ZVG). Both hold among co-owners as well (§ 180
 * Abs. 1 ZVG), and neither does any more once a bid was refused for one of them (§§ 74a Abs. 4, 85a
 * Abs. 2 Satz 2 ZVG).
 * @param value euros that the court has fixed
 */
export function bidLimits(value: number): { half: number; sevenTenths: number } {
  requireAmounts({ value });
  return { half: value / 2, sevenTenths: (value * 7) / 10 };
}

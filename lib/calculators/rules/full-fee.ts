/** Euros for a value of up to 500 €, table B. */
const LEAST_FULL_FEE = 15;
const LEAST_VALUE = 500;

/**
 * Table B of § 34 Abs. 2 GNotKG, unchanged by KostBRÄG 2025: up to `upTo` the fee rises by `rise`
 * euros for each `step` euros begun. The last row ends at the highest value (§ 35 Abs. 2 GNotKG).
 */
const TABLE_B = [
  { upTo: 2_000, step: 500, rise: 4 },
  { upTo: 10_000, step: 1_000, rise: 6 },
  { upTo: 25_000, step: 3_000, rise: 8 },
  { upTo: 50_000, step: 5_000, rise: 10 },
  { upTo: 200_000, step: 15_000, rise: 27 },
  { upTo: 500_000, step: 30_000, rise: 50 },
  { upTo: 5_000_000, step: 50_000, rise: 80 },
  { upTo: 10_000_000, step: 200_000, rise: 130 },
  { upTo: 20_000_000, step: 250_000, rise: 150 },
  { upTo: 30_000_000, step: 500_000, rise: 280 },
  { upTo: 60_000_000, step: 1_000_000, rise: 120 },
];

/** Euros, § 34 Abs. 2 and Anlage 2 GNotKG, as of November 2026. */
export function fullFee(value: number): number {
  let fee = LEAST_FULL_FEE;
  let from = LEAST_VALUE;
  for (const { upTo, step, rise } of TABLE_B) {
    if (value <= from) break;
    fee += Math.ceil((Math.min(value, upTo) - from) / step) * rise;
    from = upTo;
  }
  return fee;
}

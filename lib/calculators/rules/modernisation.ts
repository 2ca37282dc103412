/**
 * Euros for a square metre, a window or the whole, before subsidy: the guide 'Renovieren oder lassen' and the
 * answer about costs, November 2026, by experience; there is no official list.
 */
const COSTS = {
  facade: { from: 150, to: 250, per: 'area' },
  ceiling: { from: 30, to: 60, per: 'area' },
  windows: { from: 600, to: 1200, per: 'count' },
  roof: { from: 30_000, to: 70_000, per: 'whole' },
  heatPump: { from: 25_000, to: 40_000, per: 'whole' },
} as const;

export type Measure = keyof typeof COSTS;

export const MEASURES = Object.keys(COSTS) as Measure[];

export const costOf = (measure: Measure) => COSTS[measure];

/** Percent, BEG EM of 1 January 2024, No. 8.2 and 8.4: shell, with a plan (iSFP); heating by bonus, 70 at most. */
const RATES = { shell: 15, plan: 5, heating: { none: 30, speed: 50, income: 70 } } as const;

export type HeatingBonus = keyof typeof RATES.heating;

/** Euros of one home that count, BEG EM No. 8.3; a plan doubles those of the shell. */
const MOST = 30_000;

export function subsidyOf(measure: Measure, cost: number, hasPlan: boolean, bonus: HeatingBonus) {
  const isShell = measure !== 'heatPump';
  const percent = isShell ? RATES.shell + (hasPlan ? RATES.plan : 0) : RATES.heating[bonus];
  const most = isShell && hasPlan ? 2 * MOST : MOST;
  return { percent, counted: Math.min(cost, most) };
}

/** Euros for a kWh of gas, house with 20,000 kWh a year; BDEW, gas price analysis 2025. */
export const GAS_PRICE = 0.1224;

import { ridge } from './linear';
import { median } from '../metrics';

export interface PastRow {
  columns: [string, number][];
  /** ln of the price for a square metre minus the model of 2024 */
  residual: number;
}

function penaltyOf(name: string): number {
  if (/district|zip3/.test(name)) return 12;
  if (/state|type|label/.test(name)) return 3;
  if (/condition/.test(name)) return 1;
  if (/age \d|level|size|large|ratio|ground/.test(name)) return 3;
  return 0.01;
}

export function fitPast(rows: readonly PastRow[]): Map<string, number> {
  const names = [...new Set(rows.flatMap(({ columns }) => columns.map(([name]) => name)))].sort();
  const index = new Map(names.map((name, i) => [name, i]));
  const weight = new Float64Array(rows.length).fill(1);
  let effects = new Map<string, number>();
  for (let round = 0; round < 5; round++) {
    const beta = ridge(
      rows.length,
      names.length,
      (i, into) => {
        into.fill(0);
        for (const [name, value] of rows[i]!.columns) into[index.get(name)!]! += value;
      },
      rows.map(({ residual }) => residual),
      weight,
      (column) => penaltyOf(names[column]!),
    );
    effects = new Map(names.map((name, i) => [name, beta[i]!]));
    const off = rows.map((row) => Math.abs(row.residual - pastEffect(effects, row.columns)));
    const spread = median(off) * 1.4826;
    off.forEach((far, i) => (weight[i] = 1 / (1 + (far / (1.2 * spread)) ** 2)));
  }
  return effects;
}

export function pastEffect(
  effects: ReadonlyMap<string, number>,
  columns: readonly [string, number][],
): number {
  return columns.reduce((sum, [name, value]) => sum + value * (effects.get(name) ?? 0), 0);
}

export const FOLDS = 5;

export const foldOf = (index: number) => (Math.imul(index + 1, 2654435761) >>> 16) % FOLDS;

export const round = (value: number, digits = 4) => Number(value.toFixed(digits));

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function standardised(values: readonly number[]): number[] {
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return values.map((value) => (value - middle) / spread);
}

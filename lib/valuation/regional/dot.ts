/** Sum of the products of two rows of numbers; the first decides how many. */
export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, k) => sum + value * b[k]!, 0);
}

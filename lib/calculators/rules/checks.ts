/** @throws RangeError that names the first negative or infinite number */
export function requireAmounts(amounts: Record<string, number>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    if (!(Number.isFinite(amount) && amount >= 0)) {
      throw new RangeError(`${name} is to be a number of at least 0, not ${amount}`);
    }
  }
}

/** @throws RangeError */
export function requireWhole(name: string, number: number, least: number, most: number): void {
  if (!(Number.isInteger(number) && number >= least && number <= most)) {
    throw new RangeError(`${name} is to be whole, from ${least} to ${most}, not ${number}`);
  }
}

/** @throws RangeError */
export function requireYear(name: string, year: number): void {
  requireWhole(name, year, 1800, 2200);
}

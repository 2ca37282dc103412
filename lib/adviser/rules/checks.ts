/**
 * Throws a RangeError that names the first of these numbers which is negative or not finite. They may
 * be euros, percent or years.
 */
export function requireAmounts(amounts: Record<string, number>): void {
  for (const [name, amount] of Object.entries(amounts)) {
    if (!(Number.isFinite(amount) && amount >= 0)) {
      throw new RangeError(`${name} is to be a number of at least 0, not ${amount}`);
    }
  }
}

/** Throws a RangeError unless a number is whole and lies from `least` to `most`. */
export function requireWhole(name: string, number: number, least: number, most: number): void {
  if (!(Number.isInteger(number) && number >= least && number <= most)) {
    throw new RangeError(`${name} is to be whole, from ${least} to ${most}, not ${number}`);
  }
}

/** Throws a RangeError unless a year has four digits that a contract of today can carry. */
export function requireYear(name: string, year: number): void {
  requireWhole(name, year, 1800, 2200);
}

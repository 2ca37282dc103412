/** Euros for a square metre of living area, specification 9. */
export const PRICE_PER_SQUARE_METRE = 3500;
/** The year that the age of a building is measured against, specification 9. */
export const REFERENCE_YEAR = 2024;
/** The year that the values of the base formula are from, as texts name it. */
export const FORMULA_AS_OF = String(REFERENCE_YEAR);
/** Year of construction that is taken where none is known, specification 9. */
export const DEFAULT_YEAR_BUILT = 1980;
/** Share of the new price that each year of age takes off, specification 9. */
export const LOSS_PER_YEAR = 0.005;
/** Share of the new price that always remains, specification 9. */
export const FLOOR = 0.7;

interface Home {
  /** m² */
  area: number;
  yearBuilt?: number | null;
}

export interface BaseEstimate {
  /** Whole euros */
  value: number;
  /** Whole euros before age is counted */
  newValue: number;
  /** Whole euros that the age takes off (negative) or adds */
  ageEffect: number;
  yearBuilt: number;
  /** The year was not given and is assumed */
  yearAssumed: boolean;
  /** Years, measured against 2024; negative for a later building */
  age: number;
  /** Percent by which the age changes the value, e.g. -17 */
  agePercent: number;
  /** The loss is cut off at 30 percent */
  atFloor: boolean;
}

/**
 * The base formula (Grundformel), specification 9: area × 3,500 € × max(0.7, 1 − 0.005 per year of
 * age measured against 2024), rounded to the euro. It is calculated term by term as it is written
 * there, so that whoever recalculates it gets the same euro.
 */
export function estimate({ area, yearBuilt }: Home): BaseEstimate {
  const year = yearBuilt ?? DEFAULT_YEAR_BUILT;
  const age = REFERENCE_YEAR - year;
  const factor = Math.max(FLOOR, 1 - LOSS_PER_YEAR * age);
  const value = Math.round(area * PRICE_PER_SQUARE_METRE * factor);
  const newValue = Math.round(area * PRICE_PER_SQUARE_METRE);
  return {
    value,
    newValue,
    ageEffect: value - newValue,
    yearBuilt: year,
    yearAssumed: yearBuilt == null,
    age,
    agePercent: Math.round((factor - 1) * 1000) / 10,
    atFloor: factor === FLOOR,
  };
}

import { formatArea, formatNumber, formatPercent } from '@/lib/platform/format/number';

/** Euros per m² of living area. */
export const PRICE_PER_SQUARE_METRE = 3500;
/** Year of reference for the age. */
export const REFERENCE_YEAR = 2024;
export const FORMULA_AS_OF = String(REFERENCE_YEAR);
/** For an unknown year. */
export const DEFAULT_YEAR_BUILT = 1980;
/** Share of the new price. */
export const LOSS_PER_YEAR = 0.005;
/** Share of the new price. */
export const FLOOR = 0.7;

interface Home {
  /** m² */
  area: number;
  yearBuilt?: number | null;
}

export interface BaseEstimate {
  /** Whole euros */
  value: number;
  newValue: number;
  /** Whole euros, negative for a loss */
  ageEffect: number;
  yearBuilt: number;
  /** The year was not given */
  yearAssumed: boolean;
  /** Years up to 2024; negative for a later building */
  age: number;
  /** Percent, e.g. -17 */
  agePercent: number;
  atFloor: boolean;
}

/** Rounded to the euro, term by term in this order, so that a check gives the same euro. */
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

export interface Factor {
  label: string;
  text: string;
  euros: number;
}

const percentPerYear = formatPercent(LOSS_PER_YEAR * 100);

function ageText({ age, agePercent, atFloor, yearAssumed, yearBuilt }: BaseEstimate): string {
  const year = yearAssumed
    ? `Das Baujahr fehlt, deshalb rechnet die Formel mit ${DEFAULT_YEAR_BUILT}. `
    : '';
  if (age === 0)
    return `${year}Baujahr ${yearBuilt}: kein Abzug, weil das Alter ab ${REFERENCE_YEAR} zählt.`;
  if (age < 0) {
    return `${year}Jünger als ${REFERENCE_YEAR}: ${percentPerYear} Zuschlag je Jahr, zusammen ${formatPercent(agePercent)}.`;
  }
  const years = age === 1 ? '1 Jahr' : `${age} Jahre`;
  if (atFloor) {
    const limit = formatPercent((1 - FLOOR) * 100);
    return `${year}${years} alt (Stand ${REFERENCE_YEAR}): der Abzug endet bei ${limit}.`;
  }
  return `${year}${years} alt (Stand ${REFERENCE_YEAR}): ${percentPerYear} Abzug je Jahr, zusammen ${formatPercent(-agePercent)}.`;
}

export function explain(estimate: BaseEstimate, area: number): Factor[] {
  return [
    {
      label: 'Wohnfläche',
      text: `${formatArea(area)} mal ${formatNumber(PRICE_PER_SQUARE_METRE)} € je m² im Neuzustand.`,
      euros: estimate.newValue,
    },
    { label: 'Alter', text: ageText(estimate), euros: estimate.ageEffect },
  ];
}

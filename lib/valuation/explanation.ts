import { formatArea, formatNumber, formatPercent } from '@/lib/platform/format/number';
import {
  DEFAULT_YEAR_BUILT,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
  type BaseEstimate,
} from './estimate';

export interface Factor {
  label: string;
  /** One line: what was calculated, with its figures */
  text: string;
  /** Whole euros that the factor adds or takes off */
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

/** The base formula as a reader can follow it: one line for each factor, specification 9. */
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

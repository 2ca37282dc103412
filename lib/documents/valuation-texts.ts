import { formatPartialDate } from '@/lib/format/date';
import { formatEuros, formatPercent } from '@/lib/format/number';
import {
  DEFAULT_YEAR_BUILT,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
} from '@/lib/valuation/estimate';

/** What the document calls itself; the law reserves other names for valuations by experts. */
export const TITLE = 'Unverbindliche Ersteinschätzung';

/** What the base formula takes for granted or does not know, one sentence or two each. */
export function assumptions(yearAssumed: boolean): string[] {
  const year = `Das Baujahr haben Sie nicht angegeben; gerechnet ist mit ${DEFAULT_YEAR_BUILT}.`;
  return [
    ...(yearAssumed ? [year] : []),
    'Lage: Die Formel rechnet an jedem Ort mit demselben Preis je Quadratmeter.',
    'Immobilientyp, Zimmerzahl und Zustand stehen in Ihren Angaben, ändern den Betrag aber nicht.',
    'Grundstück, Ausstattung, Modernisierungen und Energiebedarf fließen nicht ein.',
    'Rechte und Lasten wie ein Wohnrecht, ein Mietvertrag oder ein Erbbaurecht fließen nicht ein.',
  ];
}

/** The base formula in words, and as of when its figures are. */
export function method(dataDate: string): string[] {
  const price = formatEuros(PRICE_PER_SQUARE_METRE);
  const loss = formatPercent(LOSS_PER_YEAR * 100);
  const most = formatPercent((1 - FLOOR) * 100);
  return [
    `Die Grundformel nimmt die Wohnfläche mal ${price} je m² und zieht für jedes Jahr, das ein Gebäude ${REFERENCE_YEAR} alt war, ${loss} ab, höchstens ${most}. Für Gebäude, die nach ${REFERENCE_YEAR} fertig wurden, kommen je Jahr ${loss} hinzu. Das Ergebnis ist auf ganze Euro gerundet. Datenstand: ${formatPartialDate(dataDate)}.`,
    'Die Ersteinschätzung ist unverbindlich. Sie gibt eine erste Größenordnung für ein Gespräch und ist nicht für Gericht, Finanzamt oder Bank bestimmt.',
  ];
}

import { formatPartialDate } from '@/lib/platform/format/date';
import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import {
  DEFAULT_YEAR_BUILT,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
} from '@/lib/valuation/estimate';
import { rangeMeaning, REGIONAL_DATA, REGIONAL_VERSION } from '@/lib/valuation/regional/data-state';
import type { RefinementName } from '@/lib/valuation/refinement';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { CONFIDENCE_LABELS, rangeLabel } from '@/lib/valuation/regional-labels';

/** The law reserves other names for valuations by experts. */
export const TITLE = 'Unverbindliche Ersteinschätzung';

const ASSUMED_YEAR = `Das Baujahr fehlt, deshalb rechnet die Formel mit ${DEFAULT_YEAR_BUILT}.`;
const LOCATION = 'Lage: Die Formel rechnet an jedem Ort mit demselben Preis je Quadratmeter.';
const UNUSED =
  'Immobilientyp, Zimmerzahl und Zustand stehen in Ihren Angaben, ändern den Betrag aber nicht.';
const rights = (lease = ', ein Mietvertrag') =>
  `Rechte und Lasten wie ein Wohnrecht${lease} oder ein Erbbaurecht fließen nicht ein.`;

export function limitsOfFormulaAlone(yearAssumed: boolean): string[] {
  return [
    ...(yearAssumed ? [ASSUMED_YEAR] : []),
    LOCATION,
    UNUSED,
    'Grundstück, Ausstattung, Modernisierungen und Energiebedarf fließen nicht ein.',
    rights(),
  ];
}

export function regionalLimits({ factors }: RegionalValuation): string[] {
  const isKnown = (name: RefinementName) => factors.some((factor) => factor.name === name);
  return [
    'Lage im Ort: Bekannt ist die Postleitzahl, nicht die Straße mit Aussicht, Lärm und Nachbarschaft.',
    isKnown('energyClass')
      ? 'Weitere Ausstattung und Modernisierungen fließen nicht ein.'
      : 'Weitere Ausstattung, Modernisierungen und Energiebedarf fließen nicht ein.',
    rights(isKnown('occupancy') ? '' : undefined),
  ];
}

const NOT_BINDING =
  'Die Ersteinschätzung ist unverbindlich. Sie gibt eine erste Größenordnung für ein Gespräch und ist nicht für Gericht, Finanzamt oder Bank bestimmt.';

function formulaMethod(dataDate: string): string {
  const price = formatEuros(PRICE_PER_SQUARE_METRE);
  const loss = formatPercent(LOSS_PER_YEAR * 100);
  const most = formatPercent((1 - FLOOR) * 100);
  return `Die Grundformel nimmt die Wohnfläche mal ${price} je m² und zieht für jedes Jahr, das ein Gebäude ${REFERENCE_YEAR} alt war, ${loss} ab, höchstens ${most}. Für Gebäude, die nach ${REFERENCE_YEAR} fertig wurden, kommen je Jahr ${loss} hinzu. Das Ergebnis ist auf ganze Euro gerundet. Datenstand: ${formatPartialDate(dataDate)}.`;
}

const REGIONAL_METHOD = `Die regionale Bewertung vergleicht Ihre Immobilie mit Angeboten aus ganz Deutschland: nach der Lage bis zur Postleitzahl, nach Typ, Wohnfläche, Grundstück, Zimmern, Baujahr und Zustand. Was nach dem Ergebnis angegeben wurde, steht mit Wirkung und Quelle in der Rechnung. Die Daten sind ${REGIONAL_DATA}. Angebotspreise sind, was Verkäufer verlangen; bezahlt wird oft ein anderer Preis. Stand des Modells: ${formatPartialDate(REGIONAL_VERSION)}.`;

export function method(dataDate: string, isRegional: boolean): string[] {
  return [...(isRegional ? [REGIONAL_METHOD] : []), formulaMethod(dataDate), NOT_BINDING];
}

/** Apart from the document, so that a test can compare them with the page and the mail. */
export const valueTexts = ({ confidence, confidenceReasons, ...regional }: RegionalValuation) => ({
  worth: formatEuros(regional.value),
  span: `${formatEuros(regional.pricePerSquareMetre)} je m². Spanne: ${rangeLabel(regional.range)}.`,
  meaning: rangeMeaning(regional),
  confidence: `Aussagekraft: ${CONFIDENCE_LABELS[confidence]}. ${confidenceReasons.join(' ')}`,
});

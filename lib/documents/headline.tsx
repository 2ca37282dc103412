import { View } from '@react-pdf/renderer';
import { formatDate } from '@/lib/format/date';
import { formatEuros } from '@/lib/format/number';
import { propertyTypeLabel } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { CONFIDENCE_WORDS, RANGE_MEANING, rangeWords } from '@/lib/valuation/regional-words';
import { look } from './look';
import { Scale } from './scale';
import { placeOf, type ValuationDocument } from './valuation-document';
import { TITLE } from './valuation-texts';
import { Words } from './words';

interface HeadlineProps {
  document: ValuationDocument;
}

/** The figure of the region, how sure it is, and where those beside it lie. */
function Regional({ regional, document }: HeadlineProps & { regional: RegionalValuation }) {
  const { value, range, pricePerSquareMetre, confidence, confidenceReasons } = regional;
  const { estimatedValue, expert } = document;
  return (
    <>
      <Words style={[look.muted, { marginTop: 20 }]}>Regionale Bewertung</Words>
      <Words style={look.figure}>{formatEuros(value)}</Words>
      <Words>{`${formatEuros(pricePerSquareMetre)} je m². Spanne: ${rangeWords(range)}.`}</Words>
      <Words style={look.muted}>{RANGE_MEANING}</Words>
      <Scale
        figures={[
          { label: 'Regionale Bewertung', value, range },
          { label: 'Grundformel', value: estimatedValue },
          ...(expert ? [{ label: 'Unsere Einschätzung', value: expert.value }] : []),
        ]}
      />
      <Words>{`Aussagekraft: ${CONFIDENCE_WORDS[confidence]}. ${confidenceReasons.join(' ')}`}</Words>
    </>
  );
}

/** The figure of the formula where it is the only one, and why. */
function FormulaAlone({ document, reason }: HeadlineProps & { reason: string }) {
  return (
    <>
      <Words style={[look.muted, { marginTop: 20 }]}>Geschätzter Wert nach der Grundformel</Words>
      <Words style={look.figure}>{formatEuros(document.estimatedValue)}</Words>
      <Words style={look.muted}>
        Gerechnet ist mit Fläche und Alter. Lage und Ausstattung kennt die Formel nicht.
      </Words>
      <Words
        style={{ marginTop: 4 }}
      >{`Eine regionale Bewertung ist nicht möglich. ${reason}`}</Words>
    </>
  );
}

/** What was valued, when and for whom, and what came out. */
export function Headline({ document }: HeadlineProps) {
  const { name, propertyType, createdAt, regional } = document;
  return (
    <View style={{ marginTop: 22 }}>
      <Words style={look.title}>{TITLE}</Words>
      <Words style={[look.muted, { marginTop: 6 }]}>
        {`${propertyTypeLabel(propertyType)} in ${placeOf(document)}, erstellt am ${formatDate(createdAt)} für ${name}`}
      </Words>
      {regional.isPossible ? (
        <Regional regional={regional} document={document} />
      ) : (
        <FormulaAlone document={document} reason={regional.reason} />
      )}
    </View>
  );
}

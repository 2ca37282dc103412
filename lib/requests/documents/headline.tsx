import { View } from '@react-pdf/renderer';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { propertyTypeLabel } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { CONFIDENCE_LABELS, RANGE_MEANING, rangeLabel } from '@/lib/valuation/regional-labels';
import { look } from './look';
import { Scale } from './scale';
import { placeOf, type ValuationDocument } from './valuation-document';
import { TITLE } from './valuation-texts';
import { PdfText } from './pdf-text';

interface HeadlineProps {
  document: ValuationDocument;
}

/** The figure of the region, how sure it is, and where those beside it lie. */
function Regional({ regional, document }: HeadlineProps & { regional: RegionalValuation }) {
  const { value, range, pricePerSquareMetre, confidence, confidenceReasons } = regional;
  const { estimatedValue, expert } = document;
  return (
    <>
      <PdfText style={[look.muted, { marginTop: 20 }]}>Regionale Bewertung</PdfText>
      <PdfText style={look.figure}>{formatEuros(value)}</PdfText>
      <PdfText>{`${formatEuros(pricePerSquareMetre)} je m². Spanne: ${rangeLabel(range)}.`}</PdfText>
      <PdfText style={look.muted}>{RANGE_MEANING}</PdfText>
      <Scale
        figures={[
          { label: 'Regionale Bewertung', value, range },
          { label: 'Grundformel', value: estimatedValue },
          ...(expert ? [{ label: 'Unsere Einschätzung', value: expert.value }] : []),
        ]}
      />
      <PdfText>{`Aussagekraft: ${CONFIDENCE_LABELS[confidence]}. ${confidenceReasons.join(' ')}`}</PdfText>
    </>
  );
}

/** The figure of the formula where it is the only one, and why. */
function FormulaAlone({ document, reason }: HeadlineProps & { reason: string }) {
  return (
    <>
      <PdfText style={[look.muted, { marginTop: 20 }]}>
        Geschätzter Wert nach der Grundformel
      </PdfText>
      <PdfText style={look.figure}>{formatEuros(document.estimatedValue)}</PdfText>
      <PdfText style={look.muted}>
        Diese Zahl beruht auf Fläche und Alter. Lage und Ausstattung kennt die Formel nicht.
      </PdfText>
      <PdfText
        style={{ marginTop: 4 }}
      >{`Eine regionale Bewertung ist nicht möglich. ${reason}`}</PdfText>
    </>
  );
}

/** What was valued, when and for whom, and what came out. */
export function Headline({ document }: HeadlineProps) {
  const { name, propertyType, createdAt, regional } = document;
  return (
    <View style={{ marginTop: 22 }}>
      <PdfText style={look.title}>{TITLE}</PdfText>
      <PdfText style={[look.muted, { marginTop: 6 }]}>
        {`${propertyTypeLabel(propertyType)} in ${placeOf(document)}, erstellt am ${formatDate(createdAt)} für ${name}`}
      </PdfText>
      {regional.isPossible ? (
        <Regional regional={regional} document={document} />
      ) : (
        <FormulaAlone document={document} reason={regional.reason} />
      )}
    </View>
  );
}

import { View } from '@react-pdf/renderer';
import { formatEuros } from '@/lib/platform/format/number';
import { formatDate } from '@/lib/platform/format/date';
import { propertyTypeLabel } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { FORMULA_ALONE, NO_VALUE_HELP, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import { COLORS, look } from './look';
import { PdfText } from './parts';
import { placeOf, type ValuationDocument } from './valuation-document';
import { TITLE, valueTexts } from './valuation-texts';

/** Euros; drawn as a mark within its range, or as a bar without one. */
interface Scaled {
  label: string;
  value: number;
  range?: { from: number; to: number };
}

const HEIGHT = 7;

function Track({ value, range, most }: Scaled & { most: number }) {
  const percent = (euros: number) => `${(euros / most) * 100}%`;
  const { from, to } = range ?? { from: 0, to: value };
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, height: HEIGHT, backgroundColor: COLORS.sand }}>
      <View
        style={{
          height: HEIGHT,
          marginLeft: percent(from),
          width: percent(to - from),
          backgroundColor: range ? COLORS.petrol : COLORS.edge,
        }}
      />
      {range && (
        <View
          style={{
            position: 'absolute',
            top: -3,
            left: percent(value),
            height: HEIGHT + 6,
            width: 2,
            backgroundColor: COLORS.brick,
          }}
        />
      )}
    </View>
  );
}

function Scale({ figures }: { figures: Scaled[] }) {
  const most = Math.max(1, ...figures.map(({ value, range }) => range?.to ?? value));
  return (
    <View wrap={false} style={{ marginVertical: 8 }}>
      {figures.map((figure) => (
        <View
          key={figure.label}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 2.5 }}
        >
          <PdfText style={{ width: 104 }}>{figure.label}</PdfText>
          <Track {...figure} most={most} />
          <PdfText style={[look.amount, { width: 64 }]}>{formatEuros(figure.value)}</PdfText>
        </View>
      ))}
    </View>
  );
}

interface HeadlineProps {
  document: ValuationDocument;
}

function Regional({ regional, document }: HeadlineProps & { regional: RegionalValuation }) {
  const { value, range } = regional;
  const { expert } = document;
  const { worth, span, meaning, confidence } = valueTexts(regional);
  return (
    <>
      <PdfText style={[look.muted, { marginTop: 20 }]}>{VALUE_LABEL}</PdfText>
      <PdfText style={look.figure}>{worth}</PdfText>
      <PdfText>{span}</PdfText>
      <PdfText style={look.muted}>{meaning}</PdfText>
      <Scale
        figures={[
          { label: VALUE_LABEL, value, range },
          ...(expert ? [{ label: 'Unsere Einschätzung', value: expert.value }] : []),
        ]}
      />
      <PdfText>{confidence}</PdfText>
    </>
  );
}

function FormulaAlone({ document, reason }: HeadlineProps & { reason: string }) {
  return (
    <>
      <PdfText style={[look.worth, { marginTop: 20 }]}>Keine Zahl möglich</PdfText>
      <PdfText>{reason}</PdfText>
      <PdfText style={{ marginTop: 4 }}>{NO_VALUE_HELP}</PdfText>
      <PdfText
        style={[look.muted, { marginTop: 8 }]}
      >{`${FORMULA_ALONE}: ${formatEuros(document.estimatedValue)}`}</PdfText>
    </>
  );
}

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

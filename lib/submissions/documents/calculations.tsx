import { View } from '@react-pdf/renderer';
import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import { estimate, explain, type Factor } from '@/lib/valuation/estimate';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { FORMULA_ASIDE, regionalSteps, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import { COLORS, look } from './look';
import { PdfText, DocumentSection } from './parts';
import { placeOf, type ValuationDocument } from './valuation-document';
import { limitsOfFormulaAlone, regionalLimits } from './valuation-texts';

interface FactorTableProps {
  factors: Factor[];
  /** Euros */
  total: { label: string; value: number };
}

const row = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 24,
} as const;

interface StepProps {
  factor: Factor;
  /** Euros */
  bar: { from: number; to: number };
  /** Percent of the width per euro */
  scale: number;
  isFirst: boolean;
}

function Step({ factor: { label, text, euros }, bar: { from, to }, scale, isFirst }: StepProps) {
  const color = euros < 0 ? COLORS.brick : isFirst ? COLORS.edge : COLORS.moss;
  return (
    <View style={{ paddingVertical: 3 }}>
      <View style={{ flexDirection: 'row', gap: 12 }}>
        <PdfText style={{ width: 152 }}>{label}</PdfText>
        <PdfText style={[look.muted, { flexGrow: 1, flexBasis: 0 }]}>{text}</PdfText>
        <PdfText style={[look.amount, { width: 64 }]}>
          {isFirst ? formatEuros(euros) : formatSignedEuros(euros)}
        </PdfText>
      </View>
      <View style={{ height: 5, marginTop: 2, backgroundColor: COLORS.sand }}>
        <View
          style={{
            height: 5,
            marginLeft: `${from * scale}%`,
            width: `${(to - from) * scale}%`,
            backgroundColor: color,
          }}
        />
      </View>
    </View>
  );
}

function Sum({ label, value }: FactorTableProps['total']) {
  return (
    <View
      style={[
        row,
        { marginTop: 4, paddingTop: 6, borderTopWidth: 1, borderTopColor: COLORS.petrol },
      ]}
    >
      <PdfText style={look.sum}>{label}</PdfText>
      <PdfText style={look.sum}>{formatEuros(value)}</PdfText>
    </View>
  );
}

function FactorTable({ factors, total }: FactorTableProps) {
  const steps = factors.map(({ euros }, index) => {
    const before = factors.slice(0, index).reduce((sum, factor) => sum + factor.euros, 0);
    return { from: Math.min(before, before + euros), to: Math.max(before, before + euros) };
  });
  const scale = 100 / Math.max(1, ...steps.map(({ to }) => to));
  return factors.map((factor, index) => (
    <View key={factor.label} wrap={false}>
      <Step factor={factor} bar={steps[index]!} scale={scale} isFirst={index === 0} />
      {/* Keeps the sum with the last factor on a page. */}
      {index === factors.length - 1 && <Sum {...total} />}
    </View>
  ));
}

function Bullets({ items }: { items: string[] }) {
  return items.map((item) => (
    <View key={item} wrap={false} style={{ flexDirection: 'row', gap: 8, paddingVertical: 2 }}>
      <PdfText style={{ color: COLORS.petrol }}>–</PdfText>
      <PdfText style={{ flexGrow: 1, flexBasis: 0 }}>{item}</PdfText>
    </View>
  ));
}

interface CalculationsProps {
  document: ValuationDocument;
}

function Formula({ document }: CalculationsProps) {
  const { area, estimatedValue } = document;
  const factors = explain(estimate(document), area);
  return <FactorTable factors={factors} total={{ label: 'Grundformel', value: estimatedValue }} />;
}

export function Calculations({ document }: CalculationsProps) {
  const { regional, estimatedValue, propertyType } = document;
  const { yearAssumed } = estimate(document);
  if (!regional.isPossible) {
    return (
      <>
        <DocumentSection heading="So rechnet die Grundformel">
          <Formula document={document} />
        </DocumentSection>
        <DocumentSection heading="Was die Formel nicht weiß">
          <Bullets items={limitsOfFormulaAlone(yearAssumed)} />
        </DocumentSection>
      </>
    );
  }
  const why = whyFiguresDiffer(estimatedValue, regional, placeOf(document));
  return (
    <>
      <DocumentSection heading="So kommt der Wert zustande">
        <FactorTable
          factors={regionalSteps(propertyType, regional)}
          total={{ label: VALUE_LABEL, value: regional.value }}
        />
        <PdfText
          style={[look.muted, { marginTop: 8 }]}
        >{`${FORMULA_ASIDE}: ${formatEuros(estimatedValue)}. ${why}`}</PdfText>
      </DocumentSection>
      <DocumentSection heading="Was die Rechnung nicht weiß">
        <Bullets items={regionalLimits(regional)} />
      </DocumentSection>
    </>
  );
}

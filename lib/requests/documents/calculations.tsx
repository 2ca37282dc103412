import { formatEuros } from '@/lib/platform/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { regionalSteps } from '@/lib/valuation/regional-labels';
import { FactorTable } from './factor-table';
import { COLORS, look } from './look';
import { Section } from './section';
import { placeOf, type ValuationDocument } from './valuation-document';
import { bothLimits, formulaLimits, limitsOfFormulaAlone } from './valuation-texts';
import { PdfText } from './pdf-text';
import { View } from '@react-pdf/renderer';

/** Sentences as a list. */
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

function Regional({ regional, document }: CalculationsProps & { regional: RegionalValuation }) {
  return (
    <Section heading="So kommt die regionale Bewertung zustande">
      <FactorTable
        factors={regionalSteps(document.propertyType, regional)}
        total={{ label: 'Regionale Bewertung', value: regional.value }}
      />
    </Section>
  );
}

/** How the figures come about, the regional one first, and what they leave out. */
export function Calculations({ document }: CalculationsProps) {
  const { regional, estimatedValue, area } = document;
  const { yearAssumed } = estimate(document);
  if (!regional.isPossible) {
    return (
      <>
        <Section heading="So rechnet die Grundformel">
          <Formula document={document} />
        </Section>
        <Section heading="Was die Formel nicht weiß">
          <Bullets items={limitsOfFormulaAlone(yearAssumed)} />
        </Section>
      </>
    );
  }
  const perSquareMetre = formatEuros(Math.round(estimatedValue / area));
  return (
    <>
      <Regional regional={regional} document={document} />
      <Section heading="Zum Vergleich: die Grundformel">
        <PdfText style={look.worth}>{formatEuros(estimatedValue)}</PdfText>
        <PdfText
          style={{ marginBottom: 4 }}
        >{`${perSquareMetre} je m². ${whyFiguresDiffer(estimatedValue, regional, placeOf(document))}`}</PdfText>
        <Formula document={document} />
      </Section>
      <Section heading="Was die Grundformel nicht weiß">
        <Bullets items={formulaLimits(yearAssumed)} />
      </Section>
      <Section heading="Was keine der beiden Zahlen weiß">
        <Bullets items={bothLimits()} />
      </Section>
    </>
  );
}

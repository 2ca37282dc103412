import { View } from '@react-pdf/renderer';
import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import type { Factor } from '@/lib/valuation/estimate';
import { COLORS, look } from './look';
import { PdfText } from './pdf-text';

interface FactorTableProps {
  factors: Factor[];
  /** What they come to, whole euros */
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
  /** Where its bar begins and ends, whole euros */
  bar: { from: number; to: number };
  /** Percent of the width for a euro */
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

/** How the figure comes about: a line and a bar for each factor, on one scale, and the sum. */
export function FactorTable({ factors, total }: FactorTableProps) {
  const steps = factors.map(({ euros }, index) => {
    const before = factors.slice(0, index).reduce((sum, factor) => sum + factor.euros, 0);
    return { from: Math.min(before, before + euros), to: Math.max(before, before + euros) };
  });
  const scale = 100 / Math.max(1, ...steps.map(({ to }) => to));
  return factors.map((factor, index) => (
    <View key={factor.label} wrap={false}>
      <Step factor={factor} bar={steps[index]!} scale={scale} isFirst={index === 0} />
      {/* The sum never stands alone on a page. */}
      {index === factors.length - 1 && <Sum {...total} />}
    </View>
  ));
}

import { View } from '@react-pdf/renderer';
import { formatEuros } from '@/lib/format/number';
import { formatSignedEuros } from '@/lib/format/signed-euros';
import type { Factor } from '@/lib/valuation/explanation';
import { COLORS, look } from './look';
import { Words } from './words';

interface FactorTableProps {
  factors: Factor[];
  /** Whole euros */
  value: number;
}

const row = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 24,
} as const;

/** How the figure comes about: a line and a bar for each factor, on one scale, and the sum. */
export function FactorTable({ factors, value }: FactorTableProps) {
  const steps = factors.map(({ euros }, index) => {
    const before = factors.slice(0, index).reduce((sum, factor) => sum + factor.euros, 0);
    return { from: Math.min(before, before + euros), to: Math.max(before, before + euros) };
  });
  const scale = 100 / Math.max(1, ...steps.map(({ to }) => to));
  return (
    <View wrap={false}>
      {factors.map(({ label, text, euros }, index) => {
        const { from, to } = steps[index]!;
        const color = euros < 0 ? COLORS.brick : index === 0 ? COLORS.edge : COLORS.moss;
        return (
          <View key={label} style={{ paddingVertical: 5 }}>
            <View style={row}>
              <Words>{label}</Words>
              <Words style={look.amount}>
                {index === 0 ? formatEuros(euros) : formatSignedEuros(euros)}
              </Words>
            </View>
            <View style={{ height: 5, marginVertical: 3, backgroundColor: COLORS.sand }}>
              <View
                style={{
                  height: 5,
                  marginLeft: `${from * scale}%`,
                  width: `${(to - from) * scale}%`,
                  backgroundColor: color,
                }}
              />
            </View>
            <Words style={look.muted}>{text}</Words>
          </View>
        );
      })}
      <View
        style={[
          row,
          { marginTop: 4, paddingTop: 6, borderTopWidth: 1, borderTopColor: COLORS.petrol },
        ]}
      >
        <Words style={look.sum}>Schätzwert</Words>
        <Words style={look.sum}>{formatEuros(value)}</Words>
      </View>
    </View>
  );
}

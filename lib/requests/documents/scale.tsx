import { View } from '@react-pdf/renderer';
import { formatEuros } from '@/lib/platform/format/number';
import { COLORS, look } from './look';
import { PdfText } from './pdf-text';

/** A figure on the scale, in whole euros; with a range it is a mark in it, otherwise the end of a bar. */
export interface Scaled {
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

/** Figures that are to be compared, drawn to one scale that begins at zero. */
export function Scale({ figures }: { figures: Scaled[] }) {
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

import { Fragment } from 'react';
import { View } from '@react-pdf/renderer';
import { look } from './look';
import { PdfText } from './pdf-text';

export interface Fact {
  label: string;
  value: string;
}

/** Characters beyond which a value stands below its label, in the whole width of the page. */
const LONG = 160;

const row = {
  ...look.hairline,
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: 16,
  paddingVertical: 4,
} as const;

/** Terms and values below each other; a long value flows over pages. */
export function Facts({ facts }: { facts: Fact[] }) {
  return facts.map(({ label, value }, index) =>
    value.length > LONG || value.includes('\n') ? (
      <Fragment key={index}>
        <PdfText style={[look.muted, { paddingTop: 4 }]} minPresenceAhead={44}>
          {label}
        </PdfText>
        <View style={[look.hairline, { paddingBottom: 4 }]}>
          <PdfText>{value}</PdfText>
        </View>
      </Fragment>
    ) : (
      <View key={index} wrap={false} style={row}>
        <PdfText style={[look.muted, { width: 150, flexShrink: 0 }]}>{label}</PdfText>
        <PdfText style={{ flexGrow: 1, flexBasis: 0 }}>{value}</PdfText>
      </View>
    ),
  );
}

/** Short terms and values in two columns, read down the left one first. */
export function FactColumns({ facts }: { facts: Fact[] }) {
  const half = Math.ceil(facts.length / 2);
  return (
    <View style={{ flexDirection: 'row', gap: 28 }}>
      {[facts.slice(0, half), facts.slice(half)].map((column, index) => (
        <View key={index} style={{ flexGrow: 1, flexBasis: 0 }}>
          {column.map(({ label, value }) => (
            <View key={label} wrap={false} style={row}>
              <PdfText style={look.muted}>{label}</PdfText>
              <PdfText style={{ flexGrow: 1, flexBasis: 0, textAlign: 'right' }}>{value}</PdfText>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

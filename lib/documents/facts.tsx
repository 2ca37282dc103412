import { Fragment } from 'react';
import { View } from '@react-pdf/renderer';
import { look } from './look';
import { Words } from './words';

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
        <Words style={[look.muted, { paddingTop: 4 }]} minPresenceAhead={44}>
          {label}
        </Words>
        <View style={[look.hairline, { paddingBottom: 4 }]}>
          <Words>{value}</Words>
        </View>
      </Fragment>
    ) : (
      <View key={index} wrap={false} style={row}>
        <Words style={[look.muted, { width: 150, flexShrink: 0 }]}>{label}</Words>
        <Words style={{ flexGrow: 1, flexBasis: 0 }}>{value}</Words>
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
              <Words style={look.muted}>{label}</Words>
              <Words style={{ flexGrow: 1, flexBasis: 0, textAlign: 'right' }}>{value}</Words>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

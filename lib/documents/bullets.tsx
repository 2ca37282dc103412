import { View } from '@react-pdf/renderer';
import { COLORS } from './look';
import { Words } from './words';

/** Sentences as a list. */
export function Bullets({ items }: { items: string[] }) {
  return items.map((item) => (
    <View key={item} wrap={false} style={{ flexDirection: 'row', gap: 8, paddingVertical: 2 }}>
      <Words style={{ color: COLORS.petrol }}>–</Words>
      <Words style={{ flexGrow: 1, flexBasis: 0 }}>{item}</Words>
    </View>
  ));
}

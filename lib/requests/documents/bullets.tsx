import { View } from '@react-pdf/renderer';
import { COLORS } from './look';
import { PdfText } from './pdf-text';

/** Sentences as a list. */
export function Bullets({ items }: { items: string[] }) {
  return items.map((item) => (
    <View key={item} wrap={false} style={{ flexDirection: 'row', gap: 8, paddingVertical: 2 }}>
      <PdfText style={{ color: COLORS.petrol }}>–</PdfText>
      <PdfText style={{ flexGrow: 1, flexBasis: 0 }}>{item}</PdfText>
    </View>
  ));
}

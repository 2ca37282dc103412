import { View } from '@react-pdf/renderer';
import type { Letterhead } from '@/lib/letterhead';
import { look } from './look';
import { Section } from './section';
import { Address, PdfText } from './pdf-text';

const column = { flexGrow: 1, flexBasis: 0 } as const;

/** Who has made the document, and where to reach them. */
export function Company({ heading, letterhead }: { heading: string; letterhead: Letterhead }) {
  const { company, address, phone, email, imprintUrl, privacyUrl } = letterhead;
  return (
    <Section heading={heading}>
      <View wrap={false} style={{ flexDirection: 'row', gap: 28 }}>
        <View style={column}>
          <PdfText>{company}</PdfText>
          <PdfText>{address}</PdfText>
          <PdfText>{`Telefon ${phone}`}</PdfText>
          <Address href={`mailto:${email}`}>{email}</Address>
        </View>
        <View style={column}>
          <PdfText style={look.muted}>Impressum</PdfText>
          <Address href={imprintUrl} />
          <PdfText style={look.muted}>Datenschutz</PdfText>
          <Address href={privacyUrl} />
        </View>
      </View>
    </Section>
  );
}

import { View } from '@react-pdf/renderer';
import type { Letterhead } from '@/lib/letterhead';
import { look } from './look';
import { Section } from './section';
import { Address, Words } from './words';

const column = { flexGrow: 1, flexBasis: 0 } as const;

/** Who has made the document, and where to reach them. */
export function Company({ heading, letterhead }: { heading: string; letterhead: Letterhead }) {
  const { company, address, phone, email, imprintUrl, privacyUrl } = letterhead;
  return (
    <Section heading={heading}>
      <View wrap={false} style={{ flexDirection: 'row', gap: 28 }}>
        <View style={column}>
          <Words>{company}</Words>
          <Words>{address}</Words>
          <Words>{`Telefon ${phone}`}</Words>
          <Address href={`mailto:${email}`}>{email}</Address>
        </View>
        <View style={column}>
          <Words style={look.muted}>Impressum</Words>
          <Address href={imprintUrl} />
          <Words style={look.muted}>Datenschutz</Words>
          <Address href={privacyUrl} />
        </View>
      </View>
    </Section>
  );
}

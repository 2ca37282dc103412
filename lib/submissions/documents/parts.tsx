import { Link, Text, type TextProps, View } from '@react-pdf/renderer';
import { Fragment, type ReactNode } from 'react';
import { whereGiven } from '@/lib/submissions/consent/consents';
import { formatClock } from '@/lib/platform/format/date';
import type { Letterhead } from '@/lib/letterhead';
import { COLORS, look } from './look';
import { printable } from './printable';
import type { ReceiptConsent } from './valuation-document';

type WordsProps = Pick<TextProps, 'style' | 'wrap' | 'minPresenceAhead'> & { children: string };

/** All text except page numbers must use this, because it replaces characters without a glyph. */
export function PdfText({ children, style, ...text }: WordsProps) {
  return (
    <Text {...text} style={[look.text, ...[style ?? []].flat()]}>
      {printable(children)}
    </Text>
  );
}

export function Address({ href, children = href }: { href: string; children?: string }) {
  return (
    <Link src={href} style={[look.text, look.link]}>
      {printable(children)}
    </Link>
  );
}

interface SectionProps {
  heading: string;
  intro?: string;
  children?: ReactNode;
}

/** Without a wrapping View, because react-pdf would leave the heading alone at the foot of a page. */
export function DocumentSection({ heading, intro, children }: SectionProps) {
  return (
    <>
      <View wrap={false} minPresenceAhead={76} style={{ marginTop: 19, marginBottom: 4 }}>
        <PdfText style={look.heading}>{heading}</PdfText>
        {intro && <PdfText style={[look.muted, { marginTop: 3 }]}>{intro}</PdfText>}
      </View>
      <View>{children}</View>
    </>
  );
}

export interface DocumentFact {
  label: string;
  value: string;
}

const LONG = 160;

const row = {
  ...look.hairline,
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: 16,
  paddingVertical: 4,
} as const;

export function FactList({ facts }: { facts: DocumentFact[] }) {
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

export function FactColumns({ facts }: { facts: DocumentFact[] }) {
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

const SHORT_HASH = 12;

type PrintedConsent = ReceiptConsent & { consequence?: string };

interface ConsentsProps {
  consents: PrintedConsent[];
  detailed?: boolean;
}

function circumstances({ givenAt, version, ...where }: ReceiptConsent) {
  return `Gegeben am ${formatClock(givenAt)} ${whereGiven(where)}, Fassung ${version}`;
}

export function ConsentList({ consents, detailed = false }: ConsentsProps) {
  return consents.map((consent, index) => {
    const { wording, wordingHash, withdrawnAt, consequence } = consent;
    return (
      <View
        key={index}
        wrap={false}
        style={{
          marginTop: 6,
          paddingLeft: 10,
          borderLeftWidth: 2,
          borderLeftColor: COLORS.sand,
        }}
      >
        <PdfText>{`„${wording}“`}</PdfText>
        <PdfText style={look.small}>{circumstances(consent)}</PdfText>
        <PdfText style={look.small}>
          {detailed
            ? `SHA-256 des Satzes: ${wordingHash}`
            : `Prüfsumme des Satzes (SHA-256, Anfang): ${wordingHash.slice(0, SHORT_HASH)}`}
        </PdfText>
        {withdrawnAt && (
          <PdfText style={look.small}>{`Widerrufen am ${formatClock(withdrawnAt)}`}</PdfText>
        )}
        {detailed && !withdrawnAt && consequence && (
          <PdfText style={look.small}>{`Wenn Sie widerrufen: ${consequence}`}</PdfText>
        )}
      </View>
    );
  });
}

const column = { flexGrow: 1, flexBasis: 0 } as const;

export function Company({ heading, letterhead }: { heading: string; letterhead: Letterhead }) {
  const { company, address, phone, email, imprintUrl, privacyUrl } = letterhead;
  return (
    <DocumentSection heading={heading}>
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
    </DocumentSection>
  );
}

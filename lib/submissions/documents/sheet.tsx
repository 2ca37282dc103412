import type { ReactNode } from 'react';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Letterhead } from '@/lib/letterhead';
import { COLORS, look, MARGIN, SERIF } from './look';
import { PdfText } from './parts';

interface SheetProps {
  title: string;
  kicker: string;
  /** Number and date on every page */
  footer: string;
  letterhead: Letterhead;
  madeAt: Date;
  children: ReactNode;
}

function Masthead({ name, kicker }: { name: string; kicker: string }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        gap: 24,
        paddingBottom: 7,
        borderBottomWidth: 2,
        borderBottomColor: COLORS.petrol,
      }}
    >
      <PdfText style={{ fontFamily: SERIF, fontSize: 17, lineHeight: 1.1, color: COLORS.petrol }}>
        {name}
      </PdfText>
      <PdfText style={look.small}>{kicker}</PdfText>
    </View>
  );
}

function Footer({ text }: { text: string }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: 30,
        left: MARGIN,
        right: MARGIN,
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 24,
        paddingTop: 6,
        borderTopWidth: 0.75,
        borderTopColor: COLORS.line,
      }}
    >
      <PdfText style={look.small}>{text}</PdfText>
      <Text
        style={look.small}
        render={({ pageNumber, totalPages }) => `Seite ${pageNumber} von ${totalPages}`}
      />
    </View>
  );
}

export function Sheet({ title, kicker, footer, letterhead, madeAt, children }: SheetProps) {
  return (
    <Document
      title={title}
      author={letterhead.company}
      creator={letterhead.siteName}
      producer={letterhead.siteName}
      language="de"
      creationDate={madeAt}
      modificationDate={madeAt}
    >
      <Page size="A4" style={look.page}>
        <Masthead name={letterhead.siteName} kicker={kicker} />
        {children}
        <Footer text={footer} />
      </Page>
    </Document>
  );
}

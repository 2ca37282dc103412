import { View } from '@react-pdf/renderer';
import { whereGiven } from '@/lib/requests/consent/where-given';
import { formatClock } from '@/lib/platform/format/date';
import { COLORS, look } from './look';
import type { ReceiptConsent } from './valuation-document';
import { PdfText } from './pdf-text';

/** Hexadecimal digits of a checksum that a person compares; the whole one is in the disclosure. */
const SHORT_HASH = 12;

type PrintedConsent = ReceiptConsent & { consequence?: string };

interface ConsentsProps {
  consents: PrintedConsent[];
  /** Prints the checksum whole, and what withdrawing brings about */
  detailed?: boolean;
}

function circumstances({ givenAt, version, ...where }: ReceiptConsent) {
  return `Gegeben am ${formatClock(givenAt)} ${whereGiven(where)}, Fassung ${version}`;
}

/** Each sentence word for word as it was shown, with what proves it. */
export function Consents({ consents, detailed = false }: ConsentsProps) {
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

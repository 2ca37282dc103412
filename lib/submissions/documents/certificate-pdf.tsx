import { renderToBuffer } from '@react-pdf/renderer';
import type { Letterhead } from '@/lib/letterhead';
import { formatDate } from '@/lib/platform/format/date';
import { Address, Company, FactList, PdfText, DocumentSection } from './parts';
import { Sheet } from './sheet';
import { registerTypefaces } from './look';

/** Must not identify the person. */
export interface CertificateSheet {
  id: string;
  home: string;
  deliveredAt: Date;
  parts: { heading: string; facts: { label: string; value: string }[] }[];
  signature: string;
  url: string;
  letterhead: Letterhead;
}

const TITLE = 'Nachweis der Einwilligung';

/** Deterministic: the same data make the same file. */
export async function renderCertificatePdf(sheet: CertificateSheet): Promise<Uint8Array> {
  registerTypefaces();
  const { id, home, deliveredAt, parts, signature, url, letterhead } = sheet;
  return renderToBuffer(
    <Sheet
      title={`${TITLE}, ${id}`}
      kicker={TITLE}
      footer={`${id}, übergeben am ${formatDate(deliveredAt)}`}
      letterhead={letterhead}
      madeAt={deliveredAt}
    >
      <DocumentSection
        heading={home}
        intro={`Nachweis ${id}. Die Person ist darin nicht genannt.`}
      />
      {parts.map(({ heading, facts }) => (
        <DocumentSection key={heading} heading={heading}>
          <FactList facts={facts} />
        </DocumentSection>
      ))}
      <DocumentSection
        heading="Prüfen"
        intro="Unter dieser Adresse steht der Nachweis mit dem Ergebnis der Prüfung:"
      >
        <Address href={url} />
        <PdfText style={{ marginTop: 6 }}>{`Signatur: ${signature}`}</PdfText>
      </DocumentSection>
      <Company heading="Ausgestellt von" letterhead={letterhead} />
    </Sheet>,
  );
}

import { renderToBuffer } from '@react-pdf/renderer';
import type { Letterhead } from '@/lib/letterhead';
import { formatDate } from '@/lib/platform/format/date';
import { Address, Company, Facts, PdfText, Section } from './parts';
import { Sheet } from './sheet';
import { registerTypefaces } from './look';

/** What the sheet of a certificate says, in the words of its page; nothing in it names the person. */
export interface CertificateSheet {
  id: string;
  /** 'Einfamilienhaus in 26122 Oldenburg' */
  home: string;
  deliveredAt: Date;
  /** Headings with their terms, in their order */
  parts: { heading: string; facts: { label: string; value: string }[] }[];
  /** Our signature, hex */
  signature: string;
  /** Where it can be checked */
  url: string;
  letterhead: Letterhead;
}

const TITLE = 'Nachweis der Einwilligung';

/** The PDF of a certificate. The same data make the same file. */
export async function renderCertificatePdf(sheet: CertificateSheet): Promise<Buffer> {
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
      <Section heading={home} intro={`Nachweis ${id}. Die Person ist darin nicht genannt.`} />
      {parts.map(({ heading, facts }) => (
        <Section key={heading} heading={heading}>
          <Facts facts={facts} />
        </Section>
      ))}
      <Section
        heading="Prüfen"
        intro="Unter dieser Adresse steht der Nachweis mit dem Ergebnis der Prüfung:"
      >
        <Address href={url} />
        <PdfText style={{ marginTop: 6 }}>{`Signatur: ${signature}`}</PdfText>
      </Section>
      <Company heading="Ausgestellt von" letterhead={letterhead} />
    </Sheet>,
  );
}

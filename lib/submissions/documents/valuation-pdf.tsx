import { renderToBuffer } from '@react-pdf/renderer';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { Expertise } from '@/lib/submissions/expertise';
import { homeFacts } from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { look, registerTypefaces } from './look';
import { Address, Company, ConsentList, FactColumns, PdfText, DocumentSection } from './parts';
import { Calculations } from './calculations';
import { Headline } from './headline';
import { Sheet } from './sheet';
import type { ValuationDocument } from './valuation-document';
import { method, TITLE } from './valuation-texts';

function Expert({ expert: { value, reason, employee, at } }: { expert: Expertise }) {
  return (
    <DocumentSection
      heading="Unsere Einschätzung"
      intro={`Von ${employee}, ${formatDate(at)}. Auch sie ist unverbindlich.`}
    >
      <PdfText style={look.worth}>{formatEuros(value)}</PdfText>
      <PdfText>{reason}</PdfText>
    </DocumentSection>
  );
}

/** Labelled 'Ort', because readers look for the name of the place. */
const factsOf = (document: ValuationDocument) =>
  homeFacts(document, document.place).map(({ field, ...fact }) =>
    field === 'postalCode' ? { ...fact, label: 'Ort' } : fact,
  );

function OwnSubmissionHint({ url }: { url: string }) {
  return (
    <DocumentSection
      heading="Meine Anfrage"
      intro="Auf dieser Seite sehen Sie, was wir über Sie speichern. Sie können Angaben berichtigen, Einwilligungen widerrufen und die Anfrage löschen. Der Link dorthin steht in jeder unserer E-Mails, einen neuen fordern Sie hier an:"
    >
      <Address href={url} />
    </DocumentSection>
  );
}

function Valuation({ document }: { document: ValuationDocument }) {
  const { reference, madeAt, consents, dataDate, letterhead } = document;
  const number = `Bewertungs-ID ${formatReference(reference)}`;
  return (
    <Sheet
      title={`${TITLE}, ${number}`}
      kicker={number}
      footer={`${number}, Stand ${formatDate(madeAt)}`}
      letterhead={letterhead}
      madeAt={madeAt}
    >
      <Headline document={document} />
      {document.expert && <Expert expert={document.expert} />}
      <DocumentSection heading="Ihre Angaben">
        <FactColumns facts={factsOf(document)} />
      </DocumentSection>
      <Calculations document={document} />
      <DocumentSection heading="So rechnen wir">
        {method(dataDate, document.regional.isPossible).map((paragraph) => (
          <PdfText key={paragraph} style={{ marginBottom: 4 }}>
            {paragraph}
          </PdfText>
        ))}
        <Address href={document.methodUrl} />
      </DocumentSection>
      {consents.length > 0 && (
        <DocumentSection
          heading="Ihre Einwilligungen"
          intro="Diesen Sätzen haben Sie zugestimmt. Sie stehen hier Wort für Wort, wie wir sie gespeichert haben."
        >
          <ConsentList consents={consents} />
        </DocumentSection>
      )}
      <OwnSubmissionHint url={document.ownSubmissionUrl} />
      <Company heading="Erstellt von" letterhead={letterhead} />
    </Sheet>
  );
}

export async function renderValuationPdf(document: ValuationDocument): Promise<Uint8Array> {
  registerTypefaces();
  return renderToBuffer(<Valuation document={document} />);
}

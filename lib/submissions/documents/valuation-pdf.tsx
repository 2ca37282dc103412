import { renderToBuffer, View } from '@react-pdf/renderer';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { Expertise } from '@/lib/submissions/expertise';
import { homeFacts } from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { look, registerTypefaces, COLORS } from './look';
import { Address, Company, ConsentList, FactColumns, PdfText, DocumentSection } from './parts';
import { Calculations } from './calculations';
import { Sheet } from './sheet';
import { type ValuationDocument, placeOf } from './valuation-document';
import { method, TITLE, valueTexts } from './valuation-texts';
import { propertyTypeLabel } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { FORMULA_ALONE, NO_VALUE_HELP, VALUE_LABEL } from '@/lib/valuation/regional-labels';

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

/** Euros; drawn as a mark within its range, or as a bar without one. */
interface Scaled {
  label: string;
  value: number;
  range?: { from: number; to: number };
}

const HEIGHT = 7;

function Track({ value, range, most }: Scaled & { most: number }) {
  const percent = (euros: number) => `${(euros / most) * 100}%`;
  const { from, to } = range ?? { from: 0, to: value };
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, height: HEIGHT, backgroundColor: COLORS.sand }}>
      <View
        style={{
          height: HEIGHT,
          marginLeft: percent(from),
          width: percent(to - from),
          backgroundColor: range ? COLORS.petrol : COLORS.edge,
        }}
      />
      {range && (
        <View
          style={{
            position: 'absolute',
            top: -3,
            left: percent(value),
            height: HEIGHT + 6,
            width: 2,
            backgroundColor: COLORS.brick,
          }}
        />
      )}
    </View>
  );
}

function Scale({ figures }: { figures: Scaled[] }) {
  const most = Math.max(1, ...figures.map(({ value, range }) => range?.to ?? value));
  return (
    <View wrap={false} style={{ marginVertical: 8 }}>
      {figures.map((figure) => (
        <View
          key={figure.label}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 2.5 }}
        >
          <PdfText style={{ width: 104 }}>{figure.label}</PdfText>
          <Track {...figure} most={most} />
          <PdfText style={[look.amount, { width: 64 }]}>{formatEuros(figure.value)}</PdfText>
        </View>
      ))}
    </View>
  );
}

interface HeadlineProps {
  document: ValuationDocument;
}

function Regional({ regional, document }: HeadlineProps & { regional: RegionalValuation }) {
  const { value, range } = regional;
  const { expert } = document;
  const { worth, span, meaning, confidence } = valueTexts(regional);
  return (
    <>
      <PdfText style={[look.muted, { marginTop: 20 }]}>{VALUE_LABEL}</PdfText>
      <PdfText style={look.figure}>{worth}</PdfText>
      <PdfText>{span}</PdfText>
      <PdfText style={look.muted}>{meaning}</PdfText>
      <Scale
        figures={[
          { label: VALUE_LABEL, value, range },
          ...(expert ? [{ label: 'Unsere Einschätzung', value: expert.value }] : []),
        ]}
      />
      <PdfText>{confidence}</PdfText>
    </>
  );
}

function FormulaAlone({ document, reason }: HeadlineProps & { reason: string }) {
  return (
    <>
      <PdfText style={[look.worth, { marginTop: 20 }]}>Keine Zahl möglich</PdfText>
      <PdfText>{reason}</PdfText>
      <PdfText style={{ marginTop: 4 }}>{NO_VALUE_HELP}</PdfText>
      <PdfText
        style={[look.muted, { marginTop: 8 }]}
      >{`${FORMULA_ALONE}: ${formatEuros(document.estimatedValue)}`}</PdfText>
    </>
  );
}

function Headline({ document }: HeadlineProps) {
  const { name, propertyType, createdAt, regional } = document;
  return (
    <View style={{ marginTop: 22 }}>
      <PdfText style={look.title}>{TITLE}</PdfText>
      <PdfText style={[look.muted, { marginTop: 6 }]}>
        {`${propertyTypeLabel(propertyType)} in ${placeOf(document)}, erstellt am ${formatDate(createdAt)} für ${name}`}
      </PdfText>
      {regional.isPossible ? (
        <Regional regional={regional} document={document} />
      ) : (
        <FormulaAlone document={document} reason={regional.reason} />
      )}
    </View>
  );
}

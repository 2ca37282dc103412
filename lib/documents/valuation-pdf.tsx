import { renderToBuffer, View } from '@react-pdf/renderer';
import { formatDate } from '@/lib/format/date';
import { formatArea, formatEuros, formatNumber } from '@/lib/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { conditionLabel, propertyTypeLabel } from '@/lib/valuation/options';
import { formatReference } from '@/lib/valuation/reference';
import { Bullets } from './bullets';
import { Company } from './company';
import { Consents } from './consents';
import { Expert } from './expert';
import { FactColumns } from './facts';
import { FactorTable } from './factor-table';
import { look } from './look';
import { Section } from './section';
import { Sheet } from './sheet';
import { registerTypefaces } from './typefaces';
import type { ValuationDocument } from './valuation-document';
import { assumptions, method, TITLE } from './valuation-texts';
import { Address, Words } from './words';

const UNKNOWN = 'nicht angegeben';

function placeOf({ postalCode, place }: ValuationDocument) {
  return place ? `${postalCode} ${place}` : postalCode;
}

function factsOf(document: ValuationDocument) {
  const { propertyType, area, yearBuilt, rooms, condition } = document;
  return [
    { label: 'Immobilientyp', value: propertyTypeLabel(propertyType) },
    { label: 'Ort', value: placeOf(document) },
    { label: 'Wohnfläche', value: formatArea(area) },
    { label: 'Baujahr', value: yearBuilt ? String(yearBuilt) : UNKNOWN },
    { label: 'Zimmer', value: rooms ? formatNumber(rooms) : UNKNOWN },
    { label: 'Zustand', value: conditionLabel(condition) },
  ];
}

function Headline({ document }: { document: ValuationDocument }) {
  const { name, propertyType, estimatedValue, range, createdAt } = document;
  return (
    <View style={{ marginTop: 22 }}>
      <Words style={look.title}>{TITLE}</Words>
      <Words style={[look.muted, { marginTop: 6 }]}>
        {`${propertyTypeLabel(propertyType)} in ${placeOf(document)}, erstellt am ${formatDate(createdAt)} für ${name}`}
      </Words>
      <Words style={[look.muted, { marginTop: 20 }]}>Geschätzter Wert nach der Grundformel</Words>
      <Words style={look.figure}>{formatEuros(estimatedValue)}</Words>
      {range && <Words>{`Spanne: ${formatEuros(range.from)} bis ${formatEuros(range.to)}`}</Words>}
      <Words style={look.muted}>
        Gerechnet ist mit Fläche und Alter. Lage und Ausstattung kennt die Formel nicht.
      </Words>
    </View>
  );
}

function OwnRequestHint({ url }: { url: string }) {
  return (
    <Section
      heading="Meine Anfrage"
      intro="Auf dieser Seite sehen Sie, was wir über Sie speichern. Sie können Angaben berichtigen, Einwilligungen widerrufen und die Anfrage löschen. Den Link dorthin haben wir Ihnen per E-Mail geschickt, einen neuen fordern Sie hier an:"
    >
      <Address href={url} />
    </Section>
  );
}

function Valuation({ document }: { document: ValuationDocument }) {
  const { reference, madeAt, area, estimatedValue, consents, dataDate, letterhead } = document;
  const result = estimate(document);
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
      <Section heading="Ihre Angaben">
        <FactColumns facts={factsOf(document)} />
      </Section>
      <Section heading="So kommt der Betrag zustande">
        <FactorTable factors={explain(result, area)} value={estimatedValue} />
      </Section>
      <Section heading="Was die Formel nicht weiß">
        <Bullets items={assumptions(result.yearAssumed)} />
      </Section>
      <Section heading="So rechnet die Formel">
        {method(dataDate).map((paragraph) => (
          <Words key={paragraph} style={{ marginBottom: 4 }}>
            {paragraph}
          </Words>
        ))}
      </Section>
      {consents.length > 0 && (
        <Section
          heading="Ihre Einwilligungen"
          intro="Diesen Sätzen haben Sie zugestimmt. Sie stehen hier Wort für Wort, wie wir sie gespeichert haben."
        >
          <Consents consents={consents} />
        </Section>
      )}
      <OwnRequestHint url={document.ownRequestUrl} />
      <Company heading="Erstellt von" letterhead={letterhead} />
    </Sheet>
  );
}

/** The owner's PDF of a valuation. Its dates decide its bytes: the same data make the same file. */
export async function renderValuationPdf(document: ValuationDocument): Promise<Buffer> {
  registerTypefaces();
  return renderToBuffer(<Valuation document={document} />);
}

import { Link } from '@react-email/components';
import {
  Entries,
  type MailEntry,
  Greeting,
  type Letter,
  Note,
  OwnSubmissionLink,
  Paragraph,
  Subtitle,
  Title,
} from './parts';
import { styles } from './styles';
import {
  FORMULA_ALONE,
  FORMULA_ASIDE,
  NO_VALUE_HELP,
  VALUE_LABEL,
} from '@/lib/valuation/regional-labels';
import { type ValuationBar, Expert, Figure, Scale, type Step, Steps } from './valuation-parts';

interface RegionalMail {
  value: string;
  perSquareMetre: string;
  range: string;
  rangeMeaning: string;
  confidence: string;
  confidenceReasons: readonly string[];
  factors: readonly Step[];
  data: string;
  difference: string;
  bar: ValuationBar;
}

function RegionalFigure({ regional }: { regional: RegionalMail }) {
  const { value, perSquareMetre, range, rangeMeaning, confidence, bar } = regional;
  return (
    <>
      <Figure title={VALUE_LABEL} value={value} perSquareMetre={perSquareMetre} />
      <Note>Unverbindliche Ersteinschätzung</Note>
      <Paragraph>
        <strong>Spanne: {range}.</strong> {rangeMeaning}
      </Paragraph>
      <Scale bars={[bar]} />
      <Paragraph>
        <strong>Aussagekraft: {confidence}.</strong> {regional.confidenceReasons.join(' ')}
      </Paragraph>
    </>
  );
}

function RegionalFactors({ regional, formula }: { regional: RegionalMail; formula: string }) {
  const { value, factors, data, difference } = regional;
  return (
    <>
      <Subtitle>So kommt der Wert zustande</Subtitle>
      <Steps steps={factors} total={{ label: VALUE_LABEL, text: value }} />
      <Note>Daten: {data}.</Note>
      <Note>
        {FORMULA_ASIDE}: {formula}. {difference}
      </Note>
    </>
  );
}

interface ValuationDetailed {
  name: string;
  reference: string;
  regional: RegionalMail | { impossible: string };
  formula: string;
  facts: readonly MailEntry[];
  expert?: { value: string; reason: string; by: string };
  isSentByHand?: boolean;
  link: string;
  resultLink: string;
  methodLink: string;
}

function FormulaAlone({ formula, impossible }: { formula: string; impossible: string }) {
  return (
    <>
      <Paragraph>
        <strong>Keine Zahl möglich.</strong> {impossible}
      </Paragraph>
      <Paragraph>{NO_VALUE_HELP}</Paragraph>
      <Note>
        {FORMULA_ALONE}: {formula}
      </Note>
    </>
  );
}

export function valuationDetailed(data: ValuationDetailed): Letter {
  const { name, reference, regional, formula, facts, expert } = data;
  return {
    subject: 'Ihre ausführliche Bewertung',
    preview: 'Mit allen Angaben, dem Rechenweg und einer PDF-Datei zum Aufheben.',
    reason: 'Sie eine Bewertung angefragt und diese Adresse bestätigt haben',
    body: (
      <>
        <Title>Ihre ausführliche Bewertung</Title>
        <Greeting name={name} />
        <Paragraph>
          {data.isSentByHand ? 'hier' : 'vielen Dank für die Bestätigung. Hier'} ist die Bewertung
          Ihrer Immobilie. Die PDF-Datei im Anhang enthält sie zum Ausdrucken und Aufheben.
        </Paragraph>
        {'impossible' in regional ? (
          <FormulaAlone formula={formula} impossible={regional.impossible} />
        ) : (
          <RegionalFigure regional={regional} />
        )}
        {expert && <Expert {...expert} />}
        {!('impossible' in regional) && <RegionalFactors regional={regional} formula={formula} />}
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={facts} />
        <Note>Bewertungs-ID {reference}</Note>
        <Paragraph>
          <Link href={data.methodLink} className="petrol" style={styles.link}>
            So bewerten wir: Formel, Daten und Grenzen
          </Link>
        </Paragraph>
        <OwnSubmissionLink link={data.link} />
        <Paragraph>
          <Link href={data.resultLink} className="petrol" style={styles.link}>
            Das Ergebnis im Browser ansehen
          </Link>
        </Paragraph>
      </>
    ),
  };
}

import { Link } from '@react-email/components';
import {
  Entries,
  type MailEntry,
  Greeting,
  type Letter,
  Note,
  OwnRequestLink,
  Paragraph,
  Subtitle,
  Title,
} from './parts';
import { styles } from './styles';
import { type ValuationBar, Expert, Figure, Scale, type Step, Steps } from './valuation-parts';

interface BaseFormulaMail {
  value: string;
  perSquareMetre: string;
  factors: readonly Step[];
}

function FormulaSteps({ formula: { value, factors } }: { formula: BaseFormulaMail }) {
  return <Steps steps={factors} total={{ label: 'Grundformel', text: value }} />;
}

function BaseFormula({ formula, difference }: { formula: BaseFormulaMail; difference: string }) {
  const { value, perSquareMetre } = formula;
  return (
    <>
      <Subtitle>Zum Vergleich: die Grundformel</Subtitle>
      <Paragraph>
        <strong>{value}</strong>, {perSquareMetre}. {difference}
      </Paragraph>
      <FormulaSteps formula={formula} />
    </>
  );
}

interface RegionalMail {
  value: string;
  perSquareMetre: string;
  range: string;
  rangeMeaning: string;
  confidence: string;
  confidenceReasons: readonly string[];
  factors: readonly Step[];
  data: string;
  bars: readonly ValuationBar[];
}

function RegionalFigure({ regional }: { regional: RegionalMail }) {
  const { value, perSquareMetre, range, rangeMeaning, confidence, bars } = regional;
  return (
    <>
      <Figure
        title="Unverbindliche Ersteinschätzung: regionale Bewertung"
        value={value}
        perSquareMetre={perSquareMetre}
      />
      <Paragraph>
        <strong>Spanne: {range}.</strong> {rangeMeaning}
      </Paragraph>
      <Scale bars={bars} />
      <Paragraph>
        <strong>Aussagekraft: {confidence}.</strong> {regional.confidenceReasons.join(' ')}
      </Paragraph>
    </>
  );
}

function RegionalFactors({ regional }: { regional: RegionalMail }) {
  const { value, factors, data } = regional;
  return (
    <>
      <Subtitle>So kommt die regionale Bewertung zustande</Subtitle>
      <Steps steps={factors} total={{ label: 'Regionale Bewertung', text: value }} />
      <Note>Daten: {data}.</Note>
    </>
  );
}

interface ValuationDetailed {
  name: string;
  reference: string;
  regional: (RegionalMail & { difference: string }) | { impossible: string };
  formula: BaseFormulaMail;
  facts: readonly MailEntry[];
  dataDate: string;
  expert?: { value: string; reason: string; by: string };
  isSentByHand?: boolean;
  link: string;
  resultLink: string;
  methodLink: string;
}

function FormulaAlone({ formula, impossible }: { formula: BaseFormulaMail; impossible: string }) {
  const { value, perSquareMetre } = formula;
  return (
    <>
      <Figure
        title="Unverbindliche Ersteinschätzung: Grundformel"
        value={value}
        perSquareMetre={perSquareMetre}
      />
      <Paragraph>
        Diese Zahl beruht auf Fläche und Alter. Lage und Ausstattung kennt die Formel nicht.
      </Paragraph>
      <Paragraph>Eine regionale Bewertung ist nicht möglich. {impossible}</Paragraph>
    </>
  );
}

function Calculation({ regional, formula }: Pick<ValuationDetailed, 'regional' | 'formula'>) {
  if ('impossible' in regional) {
    return (
      <>
        <Subtitle>So rechnet die Grundformel</Subtitle>
        <FormulaSteps formula={formula} />
      </>
    );
  }
  return (
    <>
      <RegionalFactors regional={regional} />
      <BaseFormula formula={formula} difference={regional.difference} />
    </>
  );
}

export function valuationDetailed(data: ValuationDetailed): Letter {
  const { name, reference, regional, formula, facts, dataDate, expert } = data;
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
        <Calculation regional={regional} formula={formula} />
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={facts} />
        <Note>
          Bewertungs-ID {reference}, Datenstand der Grundformel {dataDate}
        </Note>
        <Paragraph>
          <Link href={data.methodLink} className="petrol" style={styles.link}>
            So bewerten wir: Formel, Daten und Grenzen
          </Link>
        </Paragraph>
        <OwnRequestLink link={data.link} />
        <Paragraph>
          <Link href={data.resultLink} className="petrol" style={styles.link}>
            Das Ergebnis im Browser ansehen
          </Link>
        </Paragraph>
      </>
    ),
  };
}

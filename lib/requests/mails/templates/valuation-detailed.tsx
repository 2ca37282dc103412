import { Link } from '@react-email/components';
import {
  Entries,
  type Entry,
  Greeting,
  type Letter,
  Note,
  OwnRequestLink,
  Paragraph,
  Subtitle,
  Title,
} from './parts';
import { styles } from './styles';
import { type Bar, Expert, Figure, Scale, type Step, Steps } from './valuation-parts';

/** The base formula, every figure as it is shown. */
interface BaseFormulaMail {
  /** '348.600 €' */
  value: string;
  /** '2.905 € je m²' */
  perSquareMetre: string;
  /** What was calculated, one line for each factor */
  factors: readonly Step[];
}

/** How the base formula comes to its figure. */
function FormulaSteps({ formula: { value, factors } }: { formula: BaseFormulaMail }) {
  return <Steps steps={factors} total={{ label: 'Grundformel', text: value }} />;
}

/** The figure of the base formula beside the regional one that leads. */
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

/** The regional valuation, every figure as it is shown. */
interface RegionalMail {
  /** '612.000 €' */
  value: string;
  /** '5.100 € je m²' */
  perSquareMetre: string;
  /** '420.000 € bis 870.000 €' */
  range: string;
  /** What the range means, a sentence */
  rangeMeaning: string;
  /** 'hoch' */
  confidence: string;
  /** Why the grade is what it is, one sentence each */
  confidenceReasons: readonly string[];
  /** From the national median to the figure */
  factors: readonly Step[];
  /** 'Angebotspreise 2020 und 2024' */
  data: string;
  /** The range and the figure of the base formula, drawn beside each other */
  bars: readonly Bar[];
}

/** The figure that leads, with its range and how much can be relied on it. */
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

/** How the figure comes about, factor by factor; what was assumed stands at its factor. */
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
  /** Grouped number to be read out on the phone */
  reference: string;
  /** The valuation that leads, and a sentence on why the formula differs; or why there is none */
  regional: (RegionalMail & { difference: string }) | { impossible: string };
  formula: BaseFormulaMail;
  facts: readonly Entry[];
  /** As of when the figures of the formula are: '2024' */
  dataDate: string;
  /** What an employee holds the home to be worth, and why */
  expert?: { value: string; reason: string; by: string };
  /** Sent by an employee's hand, not by the confirmation of the address */
  isSentByHand?: boolean;
  link: string;
  /** Address of the result page */
  resultLink: string;
  /** Address of the page that explains both figures */
  methodLink: string;
}

/** The figure of the formula where it is the only one. */
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

/** The valuation that was asked for; its PDF is attached. */
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

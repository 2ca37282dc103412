import { Link } from '@react-email/components';
import type { Entry, Letter } from './letter';
import { BaseFormula, FormulaSteps, type BaseFormulaMail } from './parts/base-formula';
import { Entries } from './parts/entries';
import { Expert } from './parts/expert';
import { Figure } from './parts/figure';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { RegionalFactors, RegionalFigure, type RegionalMail } from './parts/regional';
import { Note, Paragraph, Subtitle, Title } from './parts/text';
import { styles } from './styles';

interface ValuationDetailed {
  name: string;
  /** Grouped number to be read out on the phone */
  reference: string;
  /** The valuation that leads, and why it is not that of the formula; or why there is none */
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

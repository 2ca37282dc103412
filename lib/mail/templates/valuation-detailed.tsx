import { Link, Text } from '@react-email/components';
import type { Entry, Letter } from './letter';
import { Entries } from './parts/entries';
import { Expert } from './parts/expert';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Note, Paragraph, Subtitle, Title } from './parts/text';
import { styles } from './styles';

interface ValuationDetailed {
  name: string;
  /** Grouped number to be read out on the phone */
  reference: string;
  /** '348.600 €' */
  value: string;
  /** '2.905 € je m²' */
  perSquareMetre: string;
  facts: readonly Entry[];
  /** What was calculated, one line for each factor */
  factors: readonly Entry[];
  /** 'November 2026' */
  dataDate: string;
  /** What an employee holds the home to be worth, and why */
  expert?: { value: string; reason: string; by: string };
  /** Sent by an employee's hand, not by the confirmation of the address */
  isSentByHand?: boolean;
  link: string;
  /** Address of the result page */
  resultLink: string;
}

/** The valuation that was asked for; its PDF is attached. */
export function valuationDetailed(data: ValuationDetailed): Letter {
  const { name, reference, value, perSquareMetre, facts, factors, dataDate, expert } = data;
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
        <Note>Unverbindliche Ersteinschätzung</Note>
        <Text className="petrol" style={styles.figure}>
          {value}
        </Text>
        <Paragraph>{perSquareMetre}</Paragraph>
        <Paragraph>
          Gerechnet ist mit Fläche und Alter. Lage und Ausstattung kennt die Formel nicht.
        </Paragraph>
        {expert && <Expert {...expert} />}
        <Subtitle>So kommt der Betrag zustande</Subtitle>
        <Entries entries={factors} />
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={facts} />
        <Note>
          Bewertungs-ID {reference}, Datenstand {dataDate}
        </Note>
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

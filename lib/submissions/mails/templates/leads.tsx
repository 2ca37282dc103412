import { Link } from '@react-email/components';
import {
  Action,
  Entries,
  type MailEntry,
  Greeting,
  type Letter,
  Note,
  Paragraph,
  Subtitle,
  Title,
} from './parts';
import { styles } from './styles';

// Letters to agencies; no text may identify the owner of a lead.

export const AGENCY_REASON = 'Ihr Büro bei uns Leads bezieht';

interface LeadLetter {
  home: string;
  link: string;
}

interface LeadOffer extends LeadLetter {
  office: string;
  className: string;
  price: string;
  facts: readonly MailEntry[];
  reasons: readonly MailEntry[];
  until: string;
}

export function LeadOfferMail(data: LeadOffer): Letter {
  const { office, home, className, price, facts, reasons, until, link } = data;
  return {
    subject: `Lead ${className}: ${home}`,
    preview: 'Sie können ihn annehmen oder ablehnen, solange das Angebot gilt.',
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>{home}</Title>
        <Greeting name={office} />
        <Paragraph>
          diesen Lead bieten wir Ihnen allein an. Nehmen Sie ihn bis {until} an, erhalten Sie die
          Kontaktdaten mit dem Nachweis der Einwilligung.
        </Paragraph>
        <Entries
          entries={[
            { label: 'Klasse', text: className },
            { label: 'Preis', text: price },
            ...facts,
          ]}
        />
        <Subtitle>Warum {className}</Subtitle>
        <Entries entries={reasons} />
        <Action href={link} label="Annehmen oder ablehnen" />
        <Note>Wer den Link hat, kann antworten. Bitte leiten Sie diese E-Mail nicht weiter.</Note>
      </>
    ),
  };
}

interface LeadDelivered extends LeadLetter {
  isAttached: boolean;
}

export function leadDelivered({ home, link, isAttached }: LeadDelivered): Letter {
  const where = 'Kontaktdaten und Nachweis der Einwilligung stehen in Ihrem Bereich';
  return {
    subject: `Angenommen: ${home}`,
    preview: `${where}.`,
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>{home}</Title>
        <Paragraph>
          Sie haben diesen Lead angenommen. {where};{' '}
          {isAttached
            ? 'für Ihre Software hängen die Kontaktdaten an, wie Sie es eingestellt haben.'
            : 'an dieser E-Mail hängen sie nicht.'}
        </Paragraph>
        <Action href={link} label="Lead ansehen" />
      </>
    ),
  };
}

export function leadStopped({ home }: { home: string }): Letter {
  return {
    subject: `Zurückgezogen: ${home}`,
    preview: 'Der Eigentümer hat die Weitergabe gestoppt.',
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>{home}</Title>
        <Paragraph>
          Der Eigentümer hat die Weitergabe gestoppt. Unser Angebot an Sie ist damit zu Ende; es
          kostet Sie nichts, und auf Ihr Kontingent wird es nicht angerechnet.
        </Paragraph>
      </>
    ),
  };
}

interface LeadOutcomeAsked {
  home: string;
  delivered: string;
  answers: readonly { label: string; link: string }[];
  isLast: boolean;
}

export function leadOutcome({ home, delivered, answers, isLast }: LeadOutcomeAsked): Letter {
  return {
    subject: `Was ist daraus geworden? ${home}`,
    preview: 'Ein Klick auf Ihre Antwort, ein Knopf zum Speichern.',
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>Was ist daraus geworden?</Title>
        <Paragraph>
          {home}, übergeben am {delivered}
        </Paragraph>
        <Paragraph>
          Bitte wählen Sie den Stand. Die Seite, die sich öffnet, speichert ihn mit einem Knopf:
        </Paragraph>
        {answers.map(({ label, link }) => (
          <Paragraph key={label}>
            <Link href={link} className="petrol" style={styles.link}>
              {label}
            </Link>
          </Paragraph>
        ))}
        <Paragraph>
          Daraus zählen wir, wie viele Leads zu Aufträgen werden und was die Klassen halten; einen
          Verkaufspreis vergleichen wir mit unserer Schätzung.{' '}
          {isLast
            ? 'Zu diesem Lead fragen wir nicht noch einmal.'
            : 'Ist der Lead in drei Monaten weder verkauft noch verloren, fragen wir noch einmal.'}
        </Paragraph>
        <Note>Wer einen Link hat, kann antworten. Bitte leiten Sie diese E-Mail nicht weiter.</Note>
      </>
    ),
  };
}

interface LeadWithdrawn extends LeadLetter {
  isCredited: boolean;
}

export function leadWithdrawn({ home, isCredited, link }: LeadWithdrawn): Letter {
  return {
    subject: `Einwilligung widerrufen: ${home}`,
    preview: 'Bitte rufen Sie nicht mehr an und löschen Sie die Daten.',
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>{home}</Title>
        <Paragraph>
          Der Eigentümer hat die Einwilligung zur Weitergabe widerrufen oder seine Anfrage gelöscht.
          Bitte rufen Sie ihn nicht mehr an, schreiben Sie ihm nicht, und löschen Sie seine Angaben,
          soweit Sie mit ihm keinen Vertrag haben. In Ihrem Bereich sind sie nicht mehr zu sehen.
        </Paragraph>
        {isCredited && <Paragraph>Den Preis haben wir Ihnen gutgeschrieben.</Paragraph>}
        <Action href={link} label="Zu Ihrem Bereich" />
      </>
    ),
  };
}

interface ReclaimDecided extends LeadLetter {
  isCredited: boolean;
  explanation: string;
}

export function reclaimDecided({ home, isCredited, explanation, link }: ReclaimDecided): Letter {
  const decision = isCredited ? 'Gutgeschrieben' : 'Nicht gutgeschrieben';
  return {
    subject: `Reklamation: ${home}`,
    preview: decision,
    reason: AGENCY_REASON,
    body: (
      <>
        <Title>{decision}</Title>
        <Paragraph>{home}</Paragraph>
        <Paragraph>{explanation}</Paragraph>
        <Action href={link} label="Lead ansehen" />
      </>
    ),
  };
}

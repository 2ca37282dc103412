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

const REASON = 'Ihr Büro bei uns Leads bezieht';

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
    reason: REASON,
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
    reason: REASON,
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
    reason: REASON,
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
    reason: REASON,
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
    reason: REASON,
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

export function agencyLogin({ link, minutes }: { link: string; minutes: number }): Letter {
  return {
    subject: 'Ihr Link zum Maklerbereich',
    preview: `Er gilt ${minutes} Minuten und nur einmal.`,
    reason: 'diese Adresse für einen Zugang zum Maklerbereich eingegeben wurde',
    body: (
      <>
        <Title>Ihr Link zum Maklerbereich</Title>
        <Paragraph>Er gilt {minutes}&nbsp;Minuten und nur einmal.</Paragraph>
        <Action href={link} label="Anmelden" />
        <Note>Haben Sie keinen Link angefordert, brauchen Sie nichts zu tun.</Note>
      </>
    ),
  };
}

interface OrderAccepted {
  office: string;
  entries: readonly MailEntry[];
  terms: string;
  link: string;
}

export function orderAccepted({ office, entries, terms, link }: OrderAccepted): Letter {
  return {
    subject: 'Ihre Bestellung von Leads',
    preview: 'Was Sie bestellt haben, zu welchen Preisen und wie Sie kündigen.',
    reason: REASON,
    body: (
      <>
        <Title>Ihre Bestellung</Title>
        <Greeting name={office} />
        <Paragraph>diese Bestellung haben Sie verbindlich angenommen:</Paragraph>
        <Entries entries={entries} />
        <Paragraph>Die Bedingungen zum Lesen und Drucken: {terms}</Paragraph>
        <Action href={link} label="Zu Ihrem Bereich" />
      </>
    ),
  };
}

interface ContractChanged {
  office: string;
  title: string;
  text: string;
  /** Credited leads */
  entries: readonly MailEntry[];
  link: string;
  isForOffice: boolean;
  /** Not by the agency itself */
  isByUs: boolean;
}

export function contractChanged(data: ContractChanged): Letter {
  const { office, title, text, entries, link, isForOffice, isByUs } = data;
  return {
    subject: title,
    preview: isByUs ? text : 'Im Bereich für Maklerbüros veranlasst.',
    reason: isForOffice ? 'ein Maklerbüro seinen Vertrag in seinem Bereich geändert hat' : REASON,
    body: (
      <>
        <Title>{title}</Title>
        {isByUs ? (
          <Greeting name={office} />
        ) : (
          <Paragraph>{office} hat das im Bereich für Maklerbüros veranlasst.</Paragraph>
        )}
        <Paragraph>{text}</Paragraph>
        {entries.length > 0 && <Entries entries={entries} />}
        <Action
          href={link}
          label={isForOffice ? 'Büro öffnen' : isByUs ? 'Anmelden' : 'Zu Ihrem Bereich'}
        />
      </>
    ),
  };
}

interface InvoiceIssued {
  /** 'Rechnung RE-2026-00001 vom 1. Dezember 2026' */
  title: string;
  total: string;
  link: string;
}

export function invoiceIssued({ title, total, link }: InvoiceIssued): Letter {
  return {
    subject: title,
    preview:
      'Die Rechnung über Ihre Leads, mit allen Zeilen als PDF und E-Rechnung in Ihrem Bereich.',
    reason: REASON,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>
          Sie beträgt {total} und steht mit allen Zeilen als PDF und als E-Rechnung (XRechnung) in
          Ihrem Bereich.
        </Paragraph>
        <Action href={link} label="Rechnung ansehen" />
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
    reason: REASON,
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

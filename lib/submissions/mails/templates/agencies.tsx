import {
  Action,
  Entries,
  type MailEntry,
  Greeting,
  type Letter,
  Note,
  Paragraph,
  Title,
} from './parts';
import { AGENCY_REASON } from './leads';

// Letters to agencies about their login, contract and invoices.

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
    reason: AGENCY_REASON,
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
    reason: isForOffice
      ? 'ein Maklerbüro seinen Vertrag in seinem Bereich geändert hat'
      : AGENCY_REASON,
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
    reason: AGENCY_REASON,
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

import { CONVERSATION_TITLE } from '@/lib/requests/kinds/kinds';
import {
  Action,
  Entries,
  Greeting,
  type Letter,
  Lines,
  OwnRequestLink,
  Paragraph,
  Title,
} from './parts';

interface OfficeNotice {
  /** 'Verkaufsanfrage' */
  title: string;
  /** '80331 München', where a home is concerned */
  place?: string;
  /** '21.11.2026, 09:05' */
  received: string;
  /** Whether a conversation with the adviser was sent along; it is read in the back-office alone */
  hasConversation?: boolean;
  /** Address in the back-office */
  link: string;
  /** Why it was set aside: 'In weniger als drei Sekunden ausgefüllt' */
  quarantine?: string;
}

/** Notifies the office of a new request. It does not say who sent it: that stands in the back-office alone. */
export function officeNotice(notice: OfficeNotice): Letter {
  const { title, place, received, hasConversation, link, quarantine } = notice;
  const heading = quarantine ? `Zu prüfen: ${title}` : `Neu eingegangen: ${title}`;
  return {
    subject: heading,
    preview: 'Die Angaben stehen im Mitarbeiterbereich.',
    reason: 'diese Adresse für Hinweise an das Büro eingetragen ist',
    body: (
      <>
        <Title>{heading}</Title>
        <Entries
          entries={[
            { label: 'Eingang', text: received },
            ...(place ? [{ label: 'Ort', text: place }] : []),
            ...(hasConversation ? [{ label: 'Liegt bei', text: CONVERSATION_TITLE }] : []),
            ...(quarantine ? [{ label: 'Zurückgestellt', text: quarantine }] : []),
          ]}
        />
        <Paragraph>
          {quarantine ? 'Bis jemand es geprüft hat, geht dazu keine E-Mail an den Absender. ' : ''}
          Die Angaben stehen im Mitarbeiterbereich.
        </Paragraph>
        <Action href={link} label="Im Mitarbeiterbereich öffnen" />
      </>
    ),
  };
}

interface Reply {
  name?: string;
  /** The employee's own; the mail's subject is one line of it, of 120 characters at most */
  subject: string;
  /** Without salutation and closing; paragraphs are parted by an empty line */
  text: string;
  /** Name of the employee */
  employee: string;
  link: string;
}

/** An employee's answer. */
export function reply({ name, subject, text, employee, link }: Reply): Letter {
  return {
    subject,
    preview: 'Die Antwort auf Ihre Anfrage.',
    reason: 'Sie uns geschrieben oder etwas angefragt haben',
    body: (
      <>
        <Title>{subject}</Title>
        <Greeting name={name} />
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <Paragraph key={index}>
            <Lines text={paragraph} />
          </Paragraph>
        ))}
        <Paragraph>
          Mit freundlichen Grüßen
          <br />
          {employee}
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}

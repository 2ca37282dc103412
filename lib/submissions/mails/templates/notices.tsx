import { CONVERSATION_TITLE } from '@/lib/submissions/kinds/kinds';
import {
  Action,
  Entries,
  Greeting,
  type Letter,
  Lines,
  OwnSubmissionLink,
  Paragraph,
  Title,
} from './parts';

interface OfficeNotice {
  title: string;
  place?: string;
  received: string;
  /** Its text is only shown in the admin area */
  hasConversation?: boolean;
  link: string;
  quarantine?: string;
}

/** Must not identify the sender. */
export function OfficeNoticeMail(notice: OfficeNotice): Letter {
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
  /** By the employee; shortened to one line of 120 characters */
  subject: string;
  /** Without salutation and closing; paragraphs separated by blank lines */
  text: string;
  employee: string;
  link: string;
}

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
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}

import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Quote } from './parts/quote';
import { Paragraph, Subtitle, Title } from './parts/text';

interface ContactConfirmation {
  name: string;
  /** May have several lines */
  message: string;
  link: string;
}

/** The receipt of a message, with the message. */
export function contactConfirmation({ name, message, link }: ContactConfirmation): Letter {
  return {
    subject: 'Ihre Nachricht ist angekommen',
    preview: 'Wir antworten Ihnen per E-Mail.',
    reason: 'diese Adresse in einer Nachricht an uns angegeben wurde',
    body: (
      <>
        <Title>Ihre Nachricht ist angekommen</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für Ihre Nachricht. Wir lesen sie und antworten Ihnen per E-Mail.
        </Paragraph>
        <Paragraph>Das haben Sie uns geschrieben:</Paragraph>
        <Quote text={message} />
        <OwnRequestLink link={link} />
        <Subtitle>Sie haben uns nicht geschrieben?</Subtitle>
        <Paragraph>
          Dann hat jemand anderes Ihre Adresse eingetragen. Über denselben Link können Sie die
          Nachricht löschen.
        </Paragraph>
      </>
    ),
  };
}

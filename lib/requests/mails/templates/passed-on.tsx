import type { Entry, Letter } from './letter';
import { Entries } from './parts/entries';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Quote } from './parts/quote';
import { Paragraph, Title } from './parts/text';

interface PassedOn {
  name?: string;
  /** The sentence that had been agreed to, word for word */
  wording: string;
  /** Name, person, address and number of the office */
  office: readonly Entry[];
  link: string;
}

/** Tells an owner which office has received the data, and how to take the permission back. */
export function passedOn({ name, wording, office, link }: PassedOn): Letter {
  return {
    subject: 'Ein Maklerbüro meldet sich bei Ihnen',
    preview: 'Welches Büro Ihre Angaben erhalten hat, und wie Sie das widerrufen.',
    reason: 'zu einer Anfrage mit dieser Adresse die Weitergabe an ein Maklerbüro erlaubt wurde',
    body: (
      <>
        <Title>Ein Maklerbüro meldet sich bei Ihnen</Title>
        <Greeting name={name} />
        <Paragraph>Sie haben uns erlaubt:</Paragraph>
        <Quote text={wording} />
        <Paragraph>
          Dieses Büro hat Ihre Angaben angenommen und darf sich melden. Ein zweites bekommt sie
          nicht.
        </Paragraph>
        <Entries entries={office} />
        <Paragraph>
          Sie können die Erlaubnis jederzeit in „Meine Anfrage“ widerrufen. Wir sagen es dem Büro
          dann sofort.
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}

import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Quote } from './parts/quote';
import { Paragraph, Title } from './parts/text';

interface ConsentWithdrawn {
  name?: string;
  /** The sentence that had been agreed to, word for word */
  wording: string;
  /** '21. November 2026' */
  withdrawn: string;
  /** What the withdrawal brings about, as whole sentences */
  consequence: string;
  link: string;
}

/** The receipt of a withdrawal. */
export function consentWithdrawn(data: ConsentWithdrawn): Letter {
  const { name, wording, withdrawn, consequence, link } = data;
  return {
    subject: 'Ihr Widerruf ist eingetragen',
    preview: 'Was Sie widerrufen haben und was daraus folgt.',
    reason: 'zu einer Anfrage mit dieser Adresse eine Einwilligung widerrufen wurde',
    body: (
      <>
        <Title>Ihr Widerruf ist eingetragen</Title>
        <Greeting name={name} />
        <Paragraph>am {withdrawn} haben Sie diese Einwilligung widerrufen:</Paragraph>
        <Quote text={wording} />
        <Paragraph>{consequence}</Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}

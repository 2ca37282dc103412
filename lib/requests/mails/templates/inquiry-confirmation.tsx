import type { Entry, Letter } from './letter';
import { Entries } from './parts/entries';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Subtitle, Title } from './parts/text';
import { unlinked } from './typed-text';

interface InquiryConfirmation {
  name: string;
  /** The agent's business */
  office: string;
  packageName: string;
  /** The form as it was filled in */
  answers: readonly Entry[];
  link: string;
}

/** The receipt of an agent's inquiry: nothing is ordered with it. */
export function inquiryConfirmation(data: InquiryConfirmation): Letter {
  const { name, office, packageName, answers, link } = data;
  return {
    subject: 'Ihre Anfrage zu unseren Lead-Paketen',
    preview: 'Bestellt ist damit noch nichts; wir machen Ihnen ein Angebot.',
    reason: 'diese Adresse in einer Anfrage zu unseren Lead-Paketen angegeben wurde',
    body: (
      <>
        <Title>Ihre Anfrage ist angekommen</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für die Anfrage von {unlinked(office)} zum Paket {packageName}. Wir schreiben
          Ihnen oder rufen Sie an und machen Ihnen ein Angebot.
        </Paragraph>
        <Paragraph>
          Bestellt ist damit noch nichts, und wir berechnen nichts: Ein Vertrag kommt erst zustande,
          wenn Sie unser Angebot annehmen.
        </Paragraph>
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={answers} />
        <OwnRequestLink link={link} />
      </>
    ),
  };
}

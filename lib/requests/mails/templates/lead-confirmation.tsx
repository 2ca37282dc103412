import type { Entry, Letter } from './letter';
import { Confirmation } from './parts/confirmation';
import { Entries } from './parts/entries';
import { Greeting } from './parts/greeting';
import { Paragraph, Subtitle, Title } from './parts/text';

interface LeadConfirmation {
  name: string;
  /** The form as it was filled in */
  answers: readonly Entry[];
  /** Whether the data may be passed on to an agent */
  partner: boolean;
  link: string;
  /** '5. Dezember 2026' */
  expires: string;
}

function Agreed({ partner }: Pick<LeadConfirmation, 'partner'>) {
  return (
    <>
      <Subtitle>Was Sie uns erlaubt haben</Subtitle>
      <Paragraph>
        Wir dürfen Sie zu Ihrer Anfrage anrufen und Ihnen schreiben: Darum haben Sie gebeten.
      </Paragraph>
      <Paragraph>
        {partner
          ? 'Sie haben erlaubt, dass wir Ihre Angaben an höchstens ein Maklerbüro weitergeben, das Sie zu diesem Verkauf anrufen und Ihnen schreiben darf.'
          : 'Ihre Angaben an ein Maklerbüro weiterzugeben, haben Sie uns nicht erlaubt. Wir geben sie an keines weiter.'}
      </Paragraph>
      <Paragraph>
        {partner ? 'Beides' : 'Ihre Bitte'} können Sie über den Link in dieser E-Mail jederzeit
        widerrufen.
      </Paragraph>
    </>
  );
}

/** A copy of the lead form, what was agreed with it, and the question whether the address is right. */
export function leadConfirmation({
  name,
  answers,
  partner,
  link,
  expires,
}: LeadConfirmation): Letter {
  return {
    subject: 'Ihre Verkaufsanfrage: Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Eine Kopie Ihrer Angaben und was Sie uns erlaubt haben.',
    reason: 'diese Adresse in einer Verkaufsanfrage angegeben wurde',
    body: (
      <>
        <Title>Ihre Verkaufsanfrage</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für Ihre Anfrage. Wir prüfen Ihre Angaben und melden uns innerhalb von 24
          {'\u00a0'}Stunden bei Ihnen. Damit unsere Antwort Sie erreicht, bestätigen Sie bitte, dass
          diese E-Mail-Adresse Ihnen gehört.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={answers} />
        <Agreed partner={partner} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann hat jemand anderes Ihre Adresse eingetragen. Über denselben Link können Sie die
          Anfrage löschen.
        </Paragraph>
      </>
    ),
  };
}

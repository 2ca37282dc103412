import type { Letter } from './letter';
import { Bullets } from './parts/bullets';
import { Greeting } from './parts/greeting';
import { Paragraph, Subtitle, Title } from './parts/text';

interface DeletionConfirmation {
  /** 'Bewertungsanfrage' */
  title: string;
  /** '21. November 2026' */
  created: string;
  /** '22. November 2026' */
  erased: string;
  /** What stays and why, a sentence each */
  kept: readonly string[];
}

/** The last mail to a person: what was deleted and what stays. It leads nowhere any more. */
export function deletionConfirmation(data: DeletionConfirmation): Letter {
  const { title, created, erased, kept } = data;
  return {
    subject: 'Ihre Anfrage ist gelöscht',
    preview: 'Was gelöscht wurde und was bleibt.',
    reason: 'eine Anfrage mit dieser Adresse gelöscht wurde',
    body: (
      <>
        <Title>Ihre Anfrage ist gelöscht</Title>
        <Greeting />
        <Paragraph>
          Ihre Anfrage vom {created} („{title}“) haben wir am {erased} gelöscht, mit allen Angaben,
          Nachrichten und Links, die zu ihr gehörten.
        </Paragraph>
        <Subtitle>{kept.length > 0 ? 'Was bleibt' : 'Nichts davon bleibt'}</Subtitle>
        {kept.length > 0 && <Bullets items={kept} />}
        <Paragraph>Weitere E-Mails zu dieser Anfrage bekommen Sie nicht.</Paragraph>
      </>
    ),
  };
}

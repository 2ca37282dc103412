import type { Letter } from './letter';
import { Confirmation } from './parts/confirmation';
import { Greeting } from './parts/greeting';
import { Paragraph, Subtitle, Title } from './parts/text';

interface AddressConfirmation {
  name?: string;
  /** 'Verkaufsanfrage' */
  title: string;
  link: string;
  /** '5. Dezember 2026' */
  expires: string;
}

/** Asks whether a corrected address is the person's own. */
export function addressConfirmation({ name, title, link, expires }: AddressConfirmation): Letter {
  return {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Sie wurde bei einer Anfrage auf unserem Portal eingetragen.',
    reason: 'diese Adresse bei einer Anfrage auf unserem Portal eingetragen wurde',
    body: (
      <>
        <Title>Bitte bestätigen Sie Ihre neue E-Mail-Adresse</Title>
        <Greeting name={name} />
        <Paragraph>
          bei einer Anfrage auf unserem Portal („{title}“) wurde die E-Mail-Adresse berichtigt.
          Jetzt steht dort diese. Bitte bestätigen Sie, dass sie Ihnen gehört.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun. Wenn Sie möchten, löschen Sie die Anfrage über denselben
          Link.
        </Paragraph>
      </>
    ),
  };
}

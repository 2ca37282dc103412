import type { Letter } from './letter';
import { Confirmation } from './parts/confirmation';
import { Greeting } from './parts/greeting';
import { Paragraph, Subtitle, Title } from './parts/text';

interface ValuationConfirmation {
  name: string;
  /** Grouped number to be read out on the phone */
  reference: string;
  link: string;
  /** '5. Dezember 2026' */
  expires: string;
}

/** Asks whether the address is the person's own. Until then it gets nothing that it did not ask for. */
export function valuationConfirmation(data: ValuationConfirmation): Letter {
  const { name, reference, link, expires } = data;
  return {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Danach schicken wir Ihnen die ausführliche Bewertung.',
    reason: 'diese Adresse im Formular für eine Immobilienbewertung angegeben wurde',
    body: (
      <>
        <Title>Bitte bestätigen Sie Ihre E-Mail-Adresse</Title>
        <Greeting name={name} />
        <Paragraph>
          jemand hat auf unserem Portal mit dieser E-Mail-Adresse eine Immobilie bewerten lassen,
          vermutlich Sie. Die Bewertungs-ID ist {reference}. Bitte bestätigen Sie, dass die Adresse
          Ihnen gehört. Danach schicken wir Ihnen die ausführliche Bewertung mit einer PDF-Datei.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir keine Bewertung an diese
          Adresse. Wenn Sie möchten, löschen Sie die Anfrage über denselben Link.
        </Paragraph>
      </>
    ),
  };
}

import type { Letter } from './letter';
import { Action } from './parts/action';
import { Greeting } from './parts/greeting';
import { Paragraph, Title } from './parts/text';
import { unlinked } from './typed-text';

interface CallbackConfirmation {
  name?: string;
  /** A whole sentence: 'Wir rufen Sie am Montag, 23. November, zwischen 10 und 10.30 Uhr an.' */
  when: string;
  phone: string;
  link: string;
}

/** Says when the call comes, and how to have another time or none. */
export function callbackConfirmation({ name, when, phone, link }: CallbackConfirmation): Letter {
  return {
    subject: 'Ihr Rückruf ist vorgemerkt',
    preview: 'Wir rufen Sie persönlich zurück: wann, und wie Sie die Zeit ändern.',
    reason: 'diese Adresse mit der Bitte um einen Rückruf angegeben wurde',
    body: (
      <>
        <Title>Ihr Rückruf ist vorgemerkt</Title>
        <Greeting name={name} />
        <Paragraph>wir rufen Sie persönlich zurück.</Paragraph>
        <Paragraph>
          <strong>{when}</strong> Wir wählen die Nummer {unlinked(phone)}.
        </Paragraph>
        <Paragraph>
          Passt Ihnen die Zeit doch nicht, oder haben Sie gar nicht um einen Rückruf gebeten? Unter
          „Meine Anfrage“ nennen Sie andere Zeiten, widerrufen die Bitte oder löschen die Anfrage.
        </Paragraph>
        <Action href={link} label="„Meine Anfrage“ öffnen" />
      </>
    ),
  };
}

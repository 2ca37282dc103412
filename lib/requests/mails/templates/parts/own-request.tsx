import { Action } from './action';
import { Paragraph } from './text';

/** The way to what is stored, for whoever gets the mail. */
export function OwnRequestLink({ link }: { link: string }) {
  return (
    <>
      <Paragraph>
        Was wir dazu gespeichert haben, sehen Sie unter „Meine Anfrage“. Dort können Sie es auch
        berichtigen, herunterladen oder löschen.
      </Paragraph>
      <Action href={link} label="„Meine Anfrage“ öffnen" />
    </>
  );
}

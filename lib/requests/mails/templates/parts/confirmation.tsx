import { Action } from './action';
import { Paragraph } from './text';

interface ConfirmationProps {
  link: string;
  /** '5. Dezember 2026' */
  expires: string;
}

/** The way to the page with the button that confirms the address: programs that try links press none. */
export function Confirmation({ link, expires }: ConfirmationProps) {
  return (
    <>
      <Action href={link} label="Weiter zur Bestätigung" />
      <Paragraph>
        Der Link öffnet die Seite „Meine Anfrage“. Dort bestätigen Sie die Adresse mit einem Knopf.
        Der Link gilt bis zum {expires}.
      </Paragraph>
    </>
  );
}

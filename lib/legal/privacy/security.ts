import { list, text, type LegalSection } from '../document';

/** 6: what protects the data. */
export const SECURITY: LegalSection = {
  id: 'sicherheit',
  title: 'Sicherheit',
  blocks: [
    text('Wir schützen Ihre Daten nach dem Stand der Technik (Art. 32 DSGVO). Dazu gehört:'),
    list(
      'Die Verbindung zum Portal ist verschlüsselt (TLS).',
      'Anfragen sehen nur angemeldete Mitarbeitende; Passwörter sind nur als Prüfwerte gespeichert, und zu viele Versuche werden gesperrt.',
      'Die Seiten laden Programme nur von unserem Server; fremde verhindert eine Sicherheitsrichtlinie (Content Security Policy).',
      'Ergebnisseiten haben zufällige Adressen und geben sie beim Verlassen nicht weiter.',
      '„Meine Anfrage“ öffnet, wer eine unserer E-Mails dazu oder den Browser hat, der das Formular abgesendet hat; in der Datenbank steht von einem Link nur eine Prüfsumme. Solange die Adresse nicht bestätigt ist, zeigt ein Link aus einer E-Mail nichts von Ihren Angaben.',
      'In Adressen, die das Portal selbst bildet, stehen weder Namen noch Kontaktdaten.',
    ),
    text(
      'Eine E-Mail kann auf ihrem Weg mitgelesen werden. Was vertraulich bleiben soll, besprechen Sie besser am Telefon mit uns oder schicken es per Post.',
    ),
  ],
};

import { list, text, type LegalSection } from '../document';
import type { Provider } from '../provider';

/** 1: what matters most, before the details. */
export function overview({ company }: Provider): LegalSection {
  return {
    id: 'ueberblick',
    title: 'Datenschutz auf einen Blick',
    blocks: [
      text(
        `Für dieses Portal ist ${company} verantwortlich. Die folgenden Punkte sagen das Wichtigste; die Abschnitte darunter sagen es genau.`,
      ),
      list(
        'Lesen können Sie alles, ohne etwas von sich anzugeben. Dabei setzen die Seiten keine Cookies, laden nichts von anderen Anbietern und werten Ihr Verhalten nicht aus.',
        'Für eine Bewertung brauchen wir Angaben zur Immobilie, Ihren Namen, Ihre E-Mail-Adresse und Ihre Telefonnummer. Wir bewerten damit die Immobilie und erreichen Sie dazu.',
        'Was Sie die KI-Beratung fragen, speichern wir nicht; das Gespräch liegt nur in Ihrem Browser. Was mit einer Frage geschieht, steht unter [KI-Beratung](#beratung-und-rueckruf).',
        'An ein Maklerbüro geben wir Ihre Angaben nur weiter, wenn Sie dem vorher gesondert zugestimmt haben. Die Bewertung hängt davon nicht ab.',
        'Entwürfe, gespeicherte Artikel und abgehakte Listen liegen nur in Ihrem Browser.',
        'In [Meine Anfrage](/anfrage) sehen, berichtigen, mitnehmen und löschen Sie Ihre Daten ohne Konto und widerrufen Einwilligungen. Eine Nachricht an uns genügt auch: [Ihre Rechte](#rechte).',
        'Anfragen löscht das Portal nach festen [Fristen](#speicherdauer) von selbst.',
      ),
    ],
  };
}

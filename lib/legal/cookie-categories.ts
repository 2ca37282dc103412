// Relative path: next.config.ts reads it.
import { DEVICE_COOKIE, DEVICE_DAYS, SESSION_LENGTH } from '@/lib/auth/constants';
import type { CookieCategory } from './preferences';

interface CategoryText {
  id: CookieCategory;
  name: string;
  summary: string;
  details: string;
  examples: readonly string[];
}

/** Raise `CATEGORIES_VERSION` with every change of a scope, so that visitors are asked again. */
export const COOKIE_CATEGORIES: readonly CategoryText[] = [
  {
    id: 'necessary',
    name: 'Notwendig',
    summary: 'Immer aktiv: Ohne sie funktioniert nicht, worum Sie uns bitten.',
    details:
      'Diese Angaben bleiben in Ihrem Browser, bis Sie etwas absenden, und enthalten keine Kennung. Ein Cookie setzen wir nur, wenn Sie ein Formular absenden, damit Sie danach „Meine Anfrage“ öffnen können, und wenn sich Mitarbeitende anmelden. Das Cookie für „Meine Anfrage“ endet mit der Sitzung; länger bleiben nur zwei für Mitarbeitende.',
    examples: [
      'Ihre Auswahl in diesem Fenster',
      'der Entwurf einer Bewertung oder einer Verkaufsanfrage, längstens 14 Tage',
      'der Entwurf einer Nachricht, einer Paketanfrage oder einer Bitte um Rückruf, bis Sie das Fenster schließen',
      'Name, Telefonnummer, E-Mail-Adresse und Immobilientyp zu Ihrer Bewertung, einen Tag lang',
      'das Gespräch mit der KI-Beratung, bis Sie das Fenster schließen',
      'das Cookie für „Meine Anfrage“, bis Sie den Browser schließen',
      'gespeicherte Artikel und abgehakte Checklisten',
      'ein angehaltenes Video, bis Sie das Fenster schließen',
      `nur bei Mitarbeitenden: die Cookies der Anmeldung, längstens ${SESSION_LENGTH / 3600} Stunden, und ihre Entwürfe und Tastenkürzel`,
      `nur bei Mitarbeitenden: das Cookie ${DEVICE_COOKIE}* erkennt ihren Browser ${DEVICE_DAYS} Tage lang wieder, damit Fremde ihr Konto nicht sperren können`,
    ],
  },
  {
    id: 'functional',
    name: 'Funktional',
    summary: 'Komfort, der über das Nötige hinausgeht.',
    details:
      'Zurzeit nutzt das Portal nichts davon. Bevor wir so etwas einführen, fragen wir Sie noch einmal.',
    examples: ['Karten oder Videos anderer Anbieter', 'eine gemerkte Darstellung der Seiten'],
  },
  {
    id: 'analytics',
    name: 'Statistik',
    summary: 'Messen, wie das Portal genutzt wird.',
    details:
      'Zurzeit nutzt das Portal nichts davon. Wie oft ein Ratgeber gelesen wird, zählen wir ohne Kennung und ohne Zugriff auf Ihr Gerät.',
    examples: ['Messung der Wege durch das Portal', 'Vergleich zweier Fassungen einer Seite'],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    summary: 'Werbung, die zu Ihnen passen soll.',
    details:
      'Zurzeit nutzt das Portal nichts davon. Bevor wir so etwas einführen, fragen wir Sie noch einmal.',
    examples: [
      'Wiedererkennen auf anderen Websites',
      'Messen, ob eine Anzeige zu einer Anfrage führt',
    ],
  },
];

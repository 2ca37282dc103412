import { DEVICE_COOKIE } from '@/lib/auth/constants';
import { facts, text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import { lengthOf } from './kept';

const DRAFT_END = `Der Entwurf gilt ${lengthOf('draft')}; danach bietet das Formular ihn nicht mehr an und entfernt ihn beim nächsten Öffnen.`;

export const BROWSER_STORAGE: Processing = {
  title: 'Speicher im Browser',
  data: 'Was die Liste darunter nennt; es bleibt auf Ihrem Gerät und erreicht uns nur, soweit Sie ein Formular absenden, die KI-Beratung etwas fragen oder, beim Cookie für „Meine Anfrage“, diese Seite öffnen',
  purpose: 'Nichts verlieren, was Sie eingegeben, gespeichert oder eingestellt haben',
  basis:
    '§ 25 Abs. 2 Nr. 2 TDDDG; Art. 6 Abs. 1 Buchst. f DSGVO (Interesse an einem brauchbaren Portal)',
  recipients: 'Niemand',
  period: 'Wie in der Liste; jederzeit früher, wenn Sie die Websitedaten in Ihrem Browser löschen',
};

/** What the portal keeps in the browser, under which name and how long. */
export const STORAGE_ENTRIES = [
  {
    title: 'Entwurf der Bewertung',
    keys: ['wohnlotse.bewertung'],
    period: `Ihre Eingaben ohne die Einwilligungen, bis das Ergebnis da ist oder Sie „Angaben löschen“ wählen. ${DRAFT_END}`,
  },
  {
    title: 'Entwurf der Verkaufsanfrage',
    keys: ['wohnlotse.verkauf'],
    period: `Ihre Eingaben ohne die Einwilligung, bis sie gesendet sind oder Sie „Angaben löschen“ wählen. ${DRAFT_END}`,
  },
  {
    title: 'Entwurf einer Nachricht',
    keys: ['wohnlotse.nachricht'],
    period: 'Bis sie gesendet ist oder Sie den Tab schließen.',
  },
  {
    title: 'Rückruf und Anfrage für Maklerbüros',
    keys: ['wohnlotse.rueckruf-makler', 'wohnlotse.paket-anfrage'],
    period: 'Nummer und Anfrage, bis sie gesendet sind oder Sie den Tab schließen.',
  },
  {
    title: 'Entwurf einer Bitte um Rückruf',
    keys: ['wohnlotse.rueckruf'],
    period: 'Bis sie gesendet ist oder Sie den Tab schließen.',
  },
  {
    title: 'Gespräch mit der KI-Beratung',
    keys: ['wohnlotse.gespraech'],
    period:
      'Ihre Fragen und die Antworten, bis Sie „Neues Gespräch“ wählen oder den Tab schließen.',
  },
  {
    title: 'Name, Telefonnummer und E-Mail-Adresse zur Bewertung',
    keys: ['wohnlotse.kontakt'],
    period:
      'Damit Sie sie für einen Rückruf nicht noch einmal eingeben müssen, bis Sie den Tab schließen.',
  },
  {
    title: 'Cookie für „Meine Anfrage“',
    keys: ['wohnlotse-anfrage'],
    period: `Mit ihm öffnet der Browser, der ein Formular abgesendet hat, diese Anfrage auch ohne den Link aus der E-Mail und berichtigt sie, wenn Sie das Formular gleich noch einmal senden, bis Sie ihn schließen, längstens ${lengthOf('browserPass')}.`,
  },
  {
    title: 'Cookie für die Anmeldung von Mitarbeitenden',
    keys: [`${DEVICE_COOKIE}*`],
    period: `Nur bei Mitarbeitenden: Daran erkennt die Anmeldung ihren Browser wieder, damit Fremde ihr Konto nicht sperren können, ${lengthOf('device')} nach der letzten Anmeldung.`,
  },
  {
    title: 'Gespeicherte Artikel',
    keys: ['wohnlotse.saved-articles'],
    period: 'Bis Sie „Gespeichert“ wieder ausschalten.',
  },
  {
    title: 'Abgehakte Listen',
    keys: ['wohnlotse.checklist.*'],
    period: 'Bis Sie die Haken entfernen.',
  },
  {
    title: 'Cookie-Auswahl',
    keys: ['cookie-consent', 'cookie-preferences'],
    period: 'Bis Sie die Auswahl über den Cookie-Knopf ändern oder löschen.',
  },
  {
    title: 'Angehaltenes Video',
    keys: ['street-film'],
    period: 'Dass Sie das Video der Startseite angehalten haben, bis Sie den Tab schließen.',
  },
] as const;

export const BROWSER_STORAGE_SECTION: LegalSection = {
  id: 'cookies',
  title: 'Cookies und Speicher im Browser',
  blocks: [
    text(
      'Solange Sie nur lesen, setzen die Seiten keine Cookies. Verwendet werden nur technisch notwendige Cookies, die nach der Sitzung gelöscht werden: eines, das Ihnen nach dem Absenden eines Formulars für kurze Zeit [Meine Anfrage](/anfrage) öffnet, und die der Anmeldung von [Mitarbeitenden](#mitarbeitende). Nur ein Cookie bleibt länger: das, an dem die Anmeldung den Browser von Mitarbeitenden wiedererkennt. Dienste für Statistik oder Werbung sind nicht eingebunden; bevor sich das ändert, fragen wir Sie noch einmal.',
    ),
    processingFacts(BROWSER_STORAGE),
    facts(
      STORAGE_ENTRIES.map(({ title, keys, period }) => [
        title,
        `${period} Name: ${keys.join(', ')}`,
      ]),
      'Was im Browser liegt',
    ),
  ],
};

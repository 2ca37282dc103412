import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import { lengthOf, PROOF, untilDeleted } from './kept';
import { OWN_REQUEST } from './own-request';

export const VALUATION: readonly Processing[] = [
  {
    title: 'Ihre Anfrage',
    data: 'Art, Postleitzahl und Wohnfläche der Immobilie; Baujahr, Zimmer und Zustand, wenn Sie sie nennen; Name, E-Mail-Adresse und Telefonnummer; Ihre Anmerkung; die errechneten Beträge, die Bewertungs-ID und der Zeitpunkt',
    purpose: 'Ihre Immobilie bewerten, das Ergebnis zeigen und Sie dazu erreichen',
    basis:
      'Art. 6 Abs. 1 Buchst. b DSGVO (Ihre Anfrage), für die persönliche Kontaktaufnahme Buchst. a (Ihre Einwilligung)',
    recipients: 'Mitarbeitende, die Anfragen bearbeiten; Hosting',
    period: untilDeleted('valuation'),
  },
  {
    title: 'Nachweis Ihrer Einwilligungen',
    data: 'Wortlaut, Fassung und Prüfsumme jeder Einwilligung, die Seite, auf der sie stand, die Website, von der sie laut Ihrem Browser gesendet wurde, und der Zeitpunkt; jede Verwendung: welche E-Mail wir verschickt, wann wir angerufen und an welches Maklerbüro wir etwas weitergegeben haben',
    purpose: 'Belegen, wozu Sie eingewilligt haben und was daraufhin geschah',
    basis: 'Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 7 Abs. 1 DSGVO und § 7a UWG',
    recipients: 'Hosting; im Streitfall Behörden und Gerichte',
    period: PROOF,
  },
  {
    title: 'Hinweise und Angebote per E-Mail',
    data: 'Name und E-Mail-Adresse; Ihre gesonderte, freiwillige Einwilligung und ob die Adresse bestätigt ist',
    purpose:
      'Ihnen Hinweise und Angebote rund um den Verkauf schicken, erst nach der Bestätigung Ihrer Adresse; zurzeit verschicken wir keine',
    basis: 'Art. 6 Abs. 1 Buchst. a DSGVO und § 7 Abs. 2 UWG (Ihre Einwilligung)',
    recipients: 'Hosting; mit dem Versand Ihr E-Mail-Anbieter',
    period: 'Bis Sie widerrufen, längstens so lange wie Ihre Anfrage',
  },
  {
    title: 'Verlauf der Anfrage',
    data: 'Wann an der Anfrage etwas geschah und wie sich ihr Stand änderte, ohne Ihre Kontaktdaten; ein Schlüssel des Formulars und eine Prüfsumme Ihrer Angaben; eine mit einem geheimen Schlüssel gebildete Prüfsumme aus E-Mail-Adresse, Postleitzahl und Art der Immobilie, an der wir eine mögliche Wiederholung erkennen',
    purpose: 'Änderungen nachvollziehen und ein doppelt gesendetes Formular erkennen',
    basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse an verlässlichen Abläufen)',
    recipients: 'Hosting',
    period: `Wie Ihre Anfrage, danach ohne Inhalte so lange wie der Nachweis Ihrer Einwilligungen; Schlüssel und Prüfsumme des Formulars ${lengthOf('key')}, die Prüfsumme für Wiederholungen ${lengthOf('sender')}`,
  },
];

export const VALUATION_SECTION: LegalSection = {
  id: 'immobilienbewertung',
  title: 'Immobilienbewertung',
  blocks: [
    text(
      'Wenn Sie das Formular absenden, verarbeiten wir Folgendes. Werbung ist nicht dabei: Hinweise und Angebote per E-Mail gibt es nur, wenn Sie ihnen gesondert zugestimmt haben.',
    ),
    ...VALUATION.map(processingFacts),
    text(
      'Die folgenden Punkte gelten für jede Anfrage, gleich über welches Formular sie kam. In [Meine Anfrage](/anfrage) sehen Sie, was davon zu Ihrer gespeichert ist.',
    ),
    ...OWN_REQUEST.map(processingFacts),
    text(
      'Aus Postleitzahl, Art, Wohnfläche, Baujahr, Zimmern und Zustand rechnet unser Server neben der Grundformel die regionale Bewertung aus. Gefragt wird dafür kein weiterer Dienst, und in das Modell gehen Ihre Angaben nicht ein: Es ist aus früheren Angebotspreisen gelernt. Was Sie auf der Ergebnisseite unter „Was würde den Wert ändern?“ verändern, bleibt in Ihrem Browser. Wie gerechnet wird, steht unter [So entsteht die Bewertung](/bewertung/methode).',
    ),
    text(
      'Das Ergebnis steht unter einer zufälligen Adresse, die sich nicht erraten lässt. Die Seite zeigt weder Namen noch Kontaktdaten und bittet Suchmaschinen, sie nicht aufzunehmen. Wer die Adresse kennt, kann sie lesen; geben Sie sie nur weiter, wenn Sie das möchten.',
    ),
  ],
};

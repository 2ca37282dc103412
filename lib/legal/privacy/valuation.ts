import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';

const WHILE_REQUESTED =
  'So lange, wie wir Ihre Anfrage bearbeiten und Sie Rückfragen haben können; das wird von Hand geprüft';

export const VALUATION: readonly Processing[] = [
  {
    title: 'Ihre Anfrage',
    data: 'Art, Postleitzahl und Wohnfläche der Immobilie; Baujahr, Zimmer und Zustand, wenn Sie sie nennen; Name, E-Mail-Adresse und Telefonnummer; Ihre Anmerkung; der errechnete Betrag, die Bewertungsnummer und der Zeitpunkt',
    purpose: 'Ihre Immobilie bewerten, das Ergebnis zeigen und Sie dazu erreichen',
    basis:
      'Art. 6 Abs. 1 Buchst. b DSGVO (Ihre Anfrage), für die persönliche Kontaktaufnahme Buchst. a (Ihre Einwilligung)',
    recipients: 'Mitarbeitende, die Anfragen bearbeiten; Hosting',
    period: WHILE_REQUESTED,
  },
  {
    title: 'Nachweis Ihrer Einwilligungen',
    data: 'Wortlaut, Fassung und Prüfsumme jeder Einwilligung, die Seite, auf der sie stand, und der Zeitpunkt',
    purpose: 'Belegen, wozu Sie eingewilligt haben',
    basis: 'Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 7 Abs. 1 DSGVO und § 7a UWG',
    recipients: 'Hosting; im Streitfall Behörden und Gerichte',
    period:
      'Fünf Jahre ab der Erteilung und ab jeder Verwendung, auch nach einem Widerruf; dann nur noch als Nachweis',
  },
  {
    title: 'E-Mail an Sie',
    data: 'Ihre E-Mail-Adresse, die Art der Nachricht und der Stand des Versands',
    purpose: 'Ihnen die Bewertung schicken',
    basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
    recipients: 'Hosting; mit dem Versand Ihr E-Mail-Anbieter',
    period: 'Wie Ihre Anfrage',
  },
  {
    title: 'Verlauf der Anfrage',
    data: 'Wann an der Anfrage etwas geschah und wie sich ihr Stand änderte, ohne Ihre Kontaktdaten; ein Schlüssel des Formulars und eine Prüfsumme Ihrer Angaben',
    purpose: 'Änderungen nachvollziehen und ein doppelt gesendetes Formular erkennen',
    basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse an verlässlichen Abläufen)',
    recipients: 'Hosting',
    period: 'Wie Ihre Anfrage',
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
      'Das Ergebnis steht unter einer zufälligen Adresse, die sich nicht erraten lässt. Die Seite zeigt weder Namen noch Kontaktdaten und bittet Suchmaschinen, sie nicht aufzunehmen. Wer die Adresse kennt, kann sie lesen; geben Sie sie nur weiter, wenn Sie das möchten.',
    ),
  ],
};

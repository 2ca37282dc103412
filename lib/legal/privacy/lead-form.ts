import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import { untilDeleted } from './kept';

export const LEAD: readonly Processing[] = [
  {
    title: 'Ihre Verkaufsanfrage',
    data: 'Art, Postleitzahl, Ort und Fläche der Immobilie; Baujahr und Zustand, wenn Sie sie nennen; Name, E-Mail-Adresse und Telefonnummer; wann Sie verkaufen möchten, Ihre Anmerkung und der Zeitpunkt',
    purpose: 'Ihre Immobilie einschätzen und Sie dazu anrufen und anschreiben, wie Sie es wünschen',
    basis:
      'Art. 6 Abs. 1 Buchst. b DSGVO (Ihre Anfrage), für Anruf und Nachricht Buchst. a (Ihre Bitte darum)',
    recipients:
      'Mitarbeitende, die Anfragen bearbeiten; Hosting; mit der Bestätigung Ihr E-Mail-Anbieter',
    period: untilDeleted('lead'),
  },
  {
    title: 'Weitergabe an ein Maklerbüro',
    data: 'Die Angaben Ihrer Verkaufsanfrage',
    purpose: 'Ein Maklerbüro Ihrer Region mit Ihnen zusammenbringen; das Büro bezahlt uns dafür',
    basis: 'Art. 6 Abs. 1 Buchst. a DSGVO (Ihre gesonderte, freiwillige Einwilligung)',
    recipients: 'Höchstens ein Maklerbüro, und nur mit dem Häkchen im Formular',
    period: 'Bis Sie die Einwilligung widerrufen; beim Maklerbüro gelten dessen Fristen',
  },
];

export const LEAD_SECTION: LegalSection = {
  id: 'verkaufsanfrage',
  title: 'Verkaufsanfrage',
  blocks: [
    text(
      'Auf der Seite [Kostenlose Immobilienbewertung](/verkaufen) beantworten Sie fünf kurze Fragen, und wir rufen Sie dazu an.',
    ),
    ...LEAD.map(processingFacts),
    text(
      'Für den Nachweis Ihrer Einwilligungen, die E-Mails, „Meine Anfrage“ und den Verlauf gilt dasselbe wie bei der [Immobilienbewertung](#immobilienbewertung). Senden Sie das Formular mit demselben Browser innerhalb einer Minute noch einmal, berichtigen wir damit Ihre Anfrage; wir erkennen ihn am Cookie für „Meine Anfrage“.',
    ),
  ],
};

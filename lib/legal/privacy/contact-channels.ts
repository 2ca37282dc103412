import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';

export const CALL: Processing = {
  data: 'Ihre Rufnummer, soweit sie übermittelt wird, und was wir uns zu Ihrem Anliegen notieren',
  purpose: 'Ihr Anliegen besprechen',
  basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
  recipients: 'Unser Telefonanbieter, der die Verbindung herstellt',
  period:
    'Das Gespräch selbst wird nicht aufgezeichnet; Notizen so lange, wie das Anliegen es erfordert',
};

export const CONTACT_FORM: Processing = {
  data: 'Name, E-Mail-Adresse, Nachricht und Zeitpunkt; die Art der Immobilie, wenn Sie sie nennen',
  purpose: 'Ihre Nachricht lesen und per E-Mail beantworten',
  basis:
    'Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um eine Bewertung oder einen Verkauf geht, sonst Buchst. f (Interesse, Nachrichten zu beantworten)',
  recipients:
    'Mitarbeitende, die Anfragen bearbeiten; Hosting; mit der Antwort Ihr E-Mail-Anbieter',
  period: 'Bis Ihr Anliegen erledigt ist; das wird von Hand geprüft',
};

export const CALL_SECTION: LegalSection = {
  id: 'beratung-und-rueckruf',
  title: 'KI-Beratung und Rückruf',
  blocks: [
    text(
      'Die KI-Beratung nimmt derzeit keine personenbezogenen Daten entgegen. Bevor sich das ändert, steht es hier.',
    ),
    text(
      'Die Rufnummer auf unseren Seiten ist ein einfacher Link: Erst wenn Sie wählen, entsteht eine Verbindung. Von uns aus rufen wir nur an, wenn Sie eine persönliche Kontaktaufnahme gewünscht haben. Zu einem Gespräch gilt:',
    ),
    processingFacts(CALL),
  ],
};

export const CONTACT_FORM_SECTION: LegalSection = {
  id: 'kontaktformular',
  title: 'Kontaktformular',
  blocks: [
    text('Mit „Nachricht schreiben“ im [Impressum](/impressum) erreichen Sie uns ohne Umweg.'),
    processingFacts(CONTACT_FORM),
  ],
};

import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import type { Provider } from '../provider';
import { adviserBlocks } from './adviser';
import { PROOF, untilDeleted } from './kept';

export const CALL: Processing = {
  title: 'Gespräch',
  data: 'Ihre Rufnummer, soweit sie übermittelt wird, und was wir uns zu Ihrem Anliegen notieren',
  purpose: 'Ihr Anliegen besprechen',
  basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
  recipients: 'Unser Telefonanbieter, der die Verbindung herstellt',
  period:
    'Das Gespräch selbst wird nicht aufgezeichnet; Notizen so lange wie die Anfrage, zu der sie gehören',
};

export const CALLBACK: Processing = {
  title: 'Rückruf',
  data: 'Name, Telefonnummer, gewünschte Zeit und der Zeitpunkt Ihrer Bitte; die E-Mail-Adresse, wenn Sie eine Bestätigung möchten, und die Art der Immobilie, wenn Sie sie nennen; das Gespräch mit der KI-Beratung, wenn Sie es mitschicken; Wortlaut, Fassung und Prüfsumme Ihrer Einwilligung, die Website, von der sie gesendet wurde, und ob sie im Ratgeber, in der KI-Beratung oder auf der Seite einer Bewertung stand',
  purpose:
    'Sie zur gewünschten Zeit anrufen, Ihnen den Anruf auf Wunsch bestätigen und belegen, dass Sie darum gebeten haben',
  basis:
    'Art. 6 Abs. 1 Buchst. a DSGVO (Ihre Einwilligung in den Anruf, § 7 UWG); für ihren Nachweis Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 7 Abs. 1 DSGVO und § 7a UWG',
  recipients:
    'Mitarbeitende, die Anfragen bearbeiten; Hosting; mit dem Anruf unser Telefonanbieter, mit der Bestätigung Ihr E-Mail-Anbieter',
  period: `${untilDeleted('callback')}. Der Nachweis der Einwilligung: ${PROOF}`,
};

export const CONTACT_FORM: Processing = {
  data: 'Name, E-Mail-Adresse, Nachricht und Zeitpunkt; die Art der Immobilie, wenn Sie sie nennen; das Gespräch mit der KI-Beratung, wenn Sie es mitschicken',
  purpose: 'Ihre Nachricht lesen, den Eingang bestätigen und per E-Mail antworten',
  basis:
    'Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um eine Bewertung oder einen Verkauf geht, sonst Buchst. f (Interesse, Nachrichten zu beantworten)',
  recipients:
    'Mitarbeitende, die Anfragen bearbeiten; Hosting; mit der Antwort Ihr E-Mail-Anbieter',
  period: untilDeleted('contact'),
};

export const AGENT_CHANNELS = {
  callback: {
    title: 'Rückruf für Maklerbüros',
    data: 'Ihre Telefonnummer und der Zeitpunkt; Wortlaut und Fassung Ihrer Bitte um den Anruf',
    purpose: 'Sie zu unserem Angebot für Maklerbüros anrufen',
    basis: 'Art. 6 Abs. 1 Buchst. a DSGVO (Ihre Bitte um den Anruf)',
    recipients: 'Mitarbeitende, die Anfragen bearbeiten; Hosting; unser Telefonanbieter',
    period: `${untilDeleted('callback')}. Der Nachweis Ihrer Bitte: ${PROOF}`,
  },
  inquiry: {
    title: 'Anfrage zu einem Lead-Paket',
    data: 'Paket, Postleitzahlgebiet, Maklerbüro, Name, E-Mail-Adresse, Telefonnummer und Zeitpunkt; Ihre Nachricht, wenn Sie eine schreiben; Wortlaut und Fassung Ihrer Bitte um Anruf und Nachricht',
    purpose: 'Ihre Anfrage beantworten und Ihnen ein Angebot machen',
    basis: 'Art. 6 Abs. 1 Buchst. b DSGVO (Ihre Anfrage), für Anrufe Buchst. a (Ihre Einwilligung)',
    recipients:
      'Mitarbeitende, die Anfragen bearbeiten; Hosting; mit der Antwort Ihr E-Mail-Anbieter, mit einem Anruf unser Telefonanbieter',
    period: `${untilDeleted('inquiry')}. Der Nachweis Ihrer Bitte: ${PROOF}`,
  },
} satisfies Record<string, Processing>;

/** The adviser, and every way to be called. */
export const adviserAndCalls = (provider: Pick<Provider, 'languageModel'>): LegalSection => ({
  id: 'beratung-und-rueckruf',
  title: 'KI-Beratung und Rückruf',
  blocks: [
    ...adviserBlocks(provider),
    text(
      'Die Rufnummer auf unseren Seiten ist ein einfacher Link: Erst wenn Sie wählen, entsteht eine Verbindung. Von uns aus rufen wir nur an, wenn Sie eine persönliche Kontaktaufnahme gewünscht oder mit „Rückruf vereinbaren“ um einen Anruf gebeten haben. Die Einwilligung widerrufen Sie in [Meine Anfrage](/anfrage) oder indem Sie es uns [sagen oder schreiben](#kontakt); danach rufen wir nicht mehr an.',
    ),
    processingFacts(CALLBACK),
    processingFacts(CALL),
    processingFacts(AGENT_CHANNELS.callback),
  ],
});

export const CONTACT_FORM_SECTION: LegalSection = {
  id: 'kontaktformular',
  title: 'Kontaktformular',
  blocks: [
    text(
      'Mit „Nachricht schreiben“ im [Impressum](/impressum) und in der [KI-Beratung](/beratung) erreichen Sie uns ohne Umweg.',
    ),
    processingFacts(CONTACT_FORM),
    processingFacts(AGENT_CHANNELS.inquiry),
  ],
};

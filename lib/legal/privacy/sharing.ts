import { text, type LegalSection, type LegalText } from '../document';
import type { Provider } from '../provider';

/** Whether data leave the EU; a language model may be the only way. */
function countries({ languageModel }: Pick<Provider, 'languageModel'>): LegalText {
  const countries =
    'In Länder außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums';
  if (!languageModel?.host) return `${countries} übermitteln wir keine Daten.`;
  return `${countries} übermitteln wir keine Daten, mit einer Ausnahme: Der Anbieter des Sprachmodells, das in der [KI-Beratung](#beratung-und-rueckruf) antwortet (${languageModel.host}), kann Ihre Fragen auch dort verarbeiten. Grundlage ist dann ein Beschluss der Europäischen Kommission, dass der Schutz angemessen ist, oder ein Vertrag mit deren Standardvertragsklauseln (Art. 45 und 46 DSGVO).`;
}

/** 4: who else gets data, and who does not. */
export const sharing = (provider: Pick<Provider, 'languageModel'>): LegalSection => ({
  id: 'weitergabe',
  title: 'Weitergabe',
  blocks: [
    text('Zugang haben bei uns nur Menschen, die Anfragen bearbeiten. Darüber hinaus gilt:'),
  ],
  sections: [
    {
      id: 'weitergabe-makler',
      title: 'Maklerbüros',
      blocks: [
        text(
          'Wir verdienen Geld, indem wir Eigentümer und Maklerbüros zusammenbringen; zahlen muss das Büro. Ihre Angaben erhält es nur mit Ihrer gesonderten, freiwilligen Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), und höchstens eines. Das Formular der Immobilienbewertung fragt nicht danach; wer nur bewerten lässt, wird nicht weitergegeben. Das Formular der [Verkaufsanfrage](#verkaufsanfrage) fragt danach mit einem eigenen, nicht angekreuzten Feld. Haben wir Ihre Angaben weitergegeben, steht das Büro mit Namen und Zeitpunkt in [Meine Anfrage](/anfrage).',
        ),
      ],
    },
    {
      id: 'weitergabe-dienstleister',
      title: 'Dienstleister',
      blocks: [
        text(
          'Das Rechenzentrum und der Dienst, der unsere E-Mails verschickt, arbeiten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO). Weitere Dienstleister nennt die Zeile „Empfänger“ bei der einzelnen Verarbeitung.',
        ),
      ],
    },
    {
      id: 'weitergabe-behoerden',
      title: 'Behörden und Gerichte',
      blocks: [
        text(
          'Sie erhalten Daten, wenn ein Gesetz uns dazu verpflichtet oder wenn wir Ansprüche belegen müssen (Art. 6 Abs. 1 Buchst. c und f DSGVO).',
        ),
      ],
    },
    {
      id: 'weitergabe-drittland',
      title: 'Länder außerhalb der EU',
      blocks: [
        text(
          `${countries(provider)} Wählen Sie beim Teilen eines Artikels einen fremden Dienst, gelten dessen Regeln.`,
        ),
      ],
    },
  ],
});

import { text, type LegalText } from '../document';
import type { LanguageModel } from '../language-model';
import { processingFacts, type Processing } from '../processing';
import type { Provider } from '../provider';

type Settings = Pick<Provider, 'languageModel'>;

/** Who is given the questions beside our own server, if anybody is. */
function recipients({ host }: LanguageModel = {}): LegalText {
  return host
    ? `Hosting; der Anbieter des Sprachmodells unter der Adresse ${host}, den unser Server fragt. Er erfährt, was Sie fragen, aber nicht Ihre IP-Adresse`
    : 'Hosting; kein weiterer Dienst wird gefragt';
}

/** What happens to a question; who learns of it depends on the settings. */
export function adviserProcessing({ languageModel }: Settings): Processing {
  const kept =
    'Unser Server speichert nichts davon; mit der Antwort ist es verworfen. Im Browser bleibt das Gespräch, bis Sie den Tab schließen';
  return {
    title: 'KI-Beratung',
    data: 'Ihre Frage, die letzten Nachrichten des Gesprächs und was Sie dort in die Formulare für Kosten und Wert eintragen',
    purpose: 'Ihre Frage aus dem Ratgeber beantworten und Nachfragen verstehen',
    basis:
      'Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um eine Bewertung oder einen Verkauf geht, sonst Buchst. f (Interesse, Fragen zu beantworten)',
    recipients: recipients(languageModel),
    period: languageModel?.host
      ? `${kept}. Für das, was der Anbieter des Sprachmodells erhält, gelten dessen Fristen`
      : kept,
  };
}

function wayOfAnswer(model: LanguageModel | undefined): LegalText {
  if (!model) {
    return 'Ein Sprachmodell ist nicht eingerichtet; Ihre Frage verlässt unseren Server nicht.';
  }
  if (!model.host) {
    return 'Ein Sprachmodell auf einem eigenen Server fasst diese Stellen zu einer Antwort zusammen; Ihre Frage geht an keinen anderen Anbieter.';
  }
  return `Ein Sprachmodell fasst diese Stellen zu einer Antwort zusammen. Es läuft bei einem anderen Anbieter, unter der Adresse ${model.host}. Unser Server schickt ihm dafür Ihre Frage, die letzten Nachrichten des Gesprächs und die Stellen aus dem Ratgeber; E-Mail-Adressen und Telefonnummern macht er vorher unkenntlich, soweit er sie als solche erkennt. Mehr erhält der Anbieter nicht. Antwortet das Sprachmodell nicht, antwortet unser Server allein.`;
}

/** What the notice says of the adviser: the answer, what is kept, and how a person is reached. */
export const adviserBlocks = ({ languageModel }: Settings) => [
  text(
    `In der [KI-Beratung](/beratung) antwortet eine Maschine. Auf unserem Server sucht sie im Ratgeber die Stellen, die zu Ihrer Frage passen, und nennt sie unter der Antwort. ${wayOfAnswer(languageModel)}`,
  ),
  text(
    'Auf dem Server speichern wir weder Fragen noch Antworten. Das Gespräch liegt nur in [Ihrem Browser](#cookies), bis Sie den Tab schließen. Damit die Beratung für alle erreichbar bleibt, zählen wir, wie oft von einem Anschluss gefragt wird; mehr dazu steht unter [Schutz vor Missbrauch](#missbrauch). Ihren Namen und Ihre Kontaktdaten braucht die Beratung nicht; lassen Sie sie weg.',
  ),
  text(
    'Möchten Sie lieber mit einem Menschen sprechen, öffnen „Rückruf vereinbaren“ und „Nachricht schreiben“ die Formulare dafür. Das Gespräch geht nur mit, wenn Sie dort „Das Gespräch mitschicken“ ankreuzen. Was mitgeht, zeigt das Formular vorher; wir behalten es so lange wie die Bitte oder Nachricht, zu der es gehört.',
  ),
  processingFacts(adviserProcessing({ languageModel })),
];

import type { LegalSection } from '../document';
import { clauses } from '../document';

/** § 6 to § 9: what is expected of both sides. */
export const USE: readonly LegalSection[] = [
  {
    id: 'pflichten',
    title: 'Pflichten bei der Nutzung',
    blocks: clauses(
      'Machen Sie richtige Angaben, und nur zu Immobilien, die Ihnen gehören oder für die Sie mit Einverständnis des Eigentümers anfragen. Kontaktdaten anderer Personen dürfen Sie nur angeben, wenn diese einverstanden sind.',
      'Nicht erlaubt ist es, Anfragen massenhaft oder durch Programme zu senden, Schutzvorkehrungen zu umgehen, den Betrieb zu stören oder Inhalte einzugeben, die gegen Gesetze oder Rechte anderer verstoßen.',
      'Wer dagegen verstößt, kann von der Nutzung ausgeschlossen werden, soweit das zum Schutz des Portals oder anderer nötig ist.',
    ),
  },
  {
    id: 'ratgeber',
    title: 'Ratgeber',
    blocks: clauses(
      'Die Artikel erklären allgemein, worauf es beim Verkauf einer Immobilie ankommt. Sie sind keine Rechts-, Steuer- oder Finanzberatung und gehen auf Ihren Fall nicht ein. Lassen Sie sich vor wichtigen Entscheidungen fachkundig beraten.',
      'Wir prüfen die Artikel mit Sorgfalt; ihr Stand ist angegeben. Gesetze, Preise und Fristen können sich danach geändert haben.',
      'Texte und Zeichnungen sind urheberrechtlich geschützt. Lesen und auf sie verweisen dürfen Sie frei; jede weitere Verwendung, die das Gesetz nicht erlaubt, braucht unsere Zustimmung.',
    ),
  },
  {
    id: 'ki-beratung',
    title: 'KI-Beratung',
    blocks: clauses(
      'In der KI-Beratung antwortet eine Maschine. Darauf weisen wir vor der ersten Nachricht hin. Sie stützt sich auf die Artikel des Ratgebers und nennt sie unter der Antwort.',
      'Die Antworten können falsch oder unvollständig sein. Sie sind unverbindlich und keine Rechts-, Steuer- oder Finanzberatung; für sie gilt, was § 7 von den Artikeln sagt.',
      'Dass eine Antwort richtig, vollständig und aktuell ist, garantieren wir nicht. Rechnet die KI-Beratung Kosten aus, sind es ungefähre Beträge; rechnet sie einen Wert aus, gilt § 3. § 10 bleibt unberührt.',
      'Geben Sie dort keine vertraulichen Angaben und keine Daten anderer Personen ein. Wie oft sich in kurzer Zeit fragen lässt, ist begrenzt.',
      'Ein Gespräch ersetzt keine Anfrage. Wer einen Menschen erreichen will, bittet um einen Rückruf oder schreibt eine Nachricht. Das Gespräch lesen wir nur, wenn Sie es mitschicken.',
    ),
  },
  {
    id: 'verfuegbarkeit',
    title: 'Verfügbarkeit',
    blocks: clauses(
      'Wir bemühen uns, das Portal durchgehend bereitzuhalten, schulden aber keine bestimmte Verfügbarkeit. Wartung, Störungen und höhere Gewalt können es unterbrechen.',
      'Kostenlose Leistungen dürfen wir ändern oder einstellen. Eine Anfrage, die wir angenommen haben, bearbeiten wir noch.',
    ),
  },
];

import type { LegalSection } from '../document';
import { clauses } from '../document';
import type { Provider } from '../provider';

/** § 1 to § 5: what the portal offers, and what it costs. */
export const offer = ({ name, company, address }: Provider): LegalSection[] => [
  {
    id: 'geltungsbereich',
    title: 'Geltungsbereich und Anbieter',
    blocks: clauses(
      `Diese Bedingungen gelten für die Nutzung des Portals ${name} durch Besucherinnen und Besucher. Anbieter ist ${company}, ${address}; weitere Angaben stehen im [Impressum](/impressum).`,
      'Für das Lesen der Seiten schließen Sie keinen Vertrag. Die Bedingungen gelten, sobald Sie eine Bewertung, eine Nachricht oder eine andere Anfrage absenden.',
      'Maklerbüros, die über das Portal Kontakte erwerben, schließen darüber eine eigene Vereinbarung mit uns.',
      'Sie können diese Seite jederzeit aufrufen, speichern und drucken.',
    ),
  },
  {
    id: 'leistungen',
    title: 'Leistungen des Portals',
    blocks: clauses(
      'Das Portal bietet eine Immobilienbewertung, Ratgeber-Artikel, eine KI-Beratung und auf Wunsch den Kontakt zu einem Maklerbüro. Was davon verfügbar ist, zeigen die Seiten.',
      'Durch die Nutzung kommt kein Maklervertrag zustande, weder mit uns noch mit einem Maklerbüro. Sie sind nicht verpflichtet zu verkaufen, jemanden zu beauftragen oder einen Vorschlag anzunehmen.',
    ),
  },
  {
    id: 'bewertung',
    title: 'Kostenlose Immobilienbewertung',
    blocks: clauses(
      'Die Bewertung ist eine unverbindliche Ersteinschätzung. Eine Formel berechnet sie aus Ihren Angaben; die Ergebnisseite zeigt den Rechenweg.',
      'Sie ist kein Gutachten und keine Ermittlung des Verkehrswerts nach § 194 BauGB und ersetzt beide nicht. Besichtigt wird die Immobilie nicht. Der Preis, den ein Verkauf erzielt, kann deutlich abweichen.',
      'Verwenden Sie die Bewertung deshalb nicht als alleinige Grundlage für einen Verkauf, eine Finanzierung, eine Erbteilung, einen Zugewinnausgleich oder eine Steuererklärung.',
      'Ein Anspruch auf eine Bewertung besteht nicht. Anfragen, die erkennbar nicht ernst gemeint oder von einem Programm geschickt sind, müssen wir nicht bearbeiten.',
    ),
  },
  {
    id: 'vermittlung',
    title: 'Vermittlung an Partnermakler',
    blocks: clauses(
      'An ein Maklerbüro vermitteln wir Sie nur, wenn Sie dem gesondert zugestimmt haben. Die Zustimmung ist freiwillig, gilt für höchstens ein Büro und lässt sich jederzeit widerrufen. Die Bewertung erhalten Sie auch ohne sie.',
      'Ob Sie mit dem Büro einen Vertrag schließen, entscheiden Sie allein. Er kommt nur zwischen Ihnen und dem Büro zustande; für dessen Leistungen steht das Büro ein.',
    ),
  },
  {
    id: 'provisionen',
    title: 'Kosten und Provisionen',
    blocks: clauses(
      'Für Eigentümerinnen und Eigentümer ist die Nutzung kostenlos. Es entstehen nur die Kosten Ihrer eigenen Verbindung.',
      'Wir finanzieren das Portal durch Provisionen und andere Vergütungen von Partnerfirmen, insbesondere von Maklerbüros, denen wir mit Ihrer Zustimmung Ihre Anfrage weitergeben. Auf den Betrag der Bewertung haben diese Vergütungen keinen Einfluss.',
    ),
  },
];

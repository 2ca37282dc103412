import { routes } from '@/lib/routes';

export interface FaqEntry {
  question: string;
  answer: string;
  /** Where the guides say more */
  more: { href: string; label: string };
}

/** The five questions of the home page, specification 2 and 9. Legal statements: November 2026. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: 'Wie lange dauert ein Verkauf?',
    answer:
      'In der Regel drei bis sechs Monate, von der ersten Bewertung bis zur Übergabe. Schneller geht es, wenn Preis und Unterlagen von Anfang an stimmen; länger, wenn Erben, Mieter oder Banken mitreden.',
    more: {
      href: routes.guide('hausverkauf-in-sieben-schritten'),
      label: 'Der Ablauf in sieben Schritten',
    },
  },
  {
    question: 'Soll ich vor dem Verkauf renovieren?',
    answer:
      'Kleine Schäden beheben, aufräumen und streichen fast immer. Ein neues Bad oder eine neue Heizung selten: Käufer bauen gern nach eigenem Geschmack um und rechnen Ihre Kosten nicht voll an.',
    more: { href: routes.guide('renovieren-oder-lassen'), label: 'Was den Wert hebt' },
  },
  {
    question: 'Ist vermieten besser als verkaufen?',
    answer:
      'Das entscheidet die Rechnung: Miete abzüglich Kosten, Steuern und Zinsen gegen den Erlös und das, was Sie damit anfangen. Eine vermietete Wohnung verkauft sich später oft unter dem Preis einer leeren.',
    more: { href: routes.guide('vermieten-oder-abgeben'), label: 'Beide Seiten gerechnet' },
  },
  {
    question: 'Welche Unterlagen brauche ich?',
    answer:
      'Grundbuchauszug, Grundrisse, Wohnflächenberechnung, Baupläne und den Energieausweis, der seit 2014 spätestens bei der Besichtigung vorliegen muss. Bei Eigentumswohnungen kommen Teilungserklärung, Protokolle und Hausgeldabrechnungen dazu.',
    more: { href: routes.guide('unterlagen-fuer-den-verkauf'), label: 'Die ganze Liste' },
  },
  {
    question: 'Was kostet ein Makler?',
    answer:
      'Üblich sind zusammen 5,95 bis 7,14 Prozent des Kaufpreises inklusive Umsatzsteuer. Bei Wohnungen und Einfamilienhäusern zahlen private Käufer seit Dezember 2020 höchstens die Hälfte; für Mehrfamilienhäuser und Grundstücke gilt das nicht.',
    more: { href: routes.guide('maklerprovision'), label: 'Wer wie viel zahlt' },
  },
];

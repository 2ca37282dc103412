import { routes } from '@/lib/routes';

export interface ChecklistStep {
  /** Names its drawing, public/images/schritte */
  id: string;
  title: string;
  text: string;
  /** What belongs to it, in a word or two each */
  tags: readonly string[];
}

/** The way to a sale in seven steps, specification 2. Legal statements: November 2026. */
export const SALE_CHECKLIST: readonly ChecklistStep[] = [
  {
    id: 'valuation',
    title: 'Immobilie bewerten',
    text: 'Ein erster Schätzwert zeigt die Größenordnung. Den Preis setzen Sie später, mit Vergleichen aus der Nachbarschaft.',
    tags: ['Wohnfläche', 'Lage', 'Baujahr', 'Zustand'],
  },
  {
    id: 'documents',
    title: 'Unterlagen zusammenstellen',
    text: 'Fangen Sie früh an: Auszüge von Ämtern und der Energieausweis brauchen oft Wochen.',
    tags: ['Grundbuchauszug', 'Grundrisse', 'Wohnflächenberechnung', 'Energieausweis'],
  },
  {
    id: 'preparation',
    title: 'Immobilie vorbereiten',
    text: 'Aufräumen, kleine Schäden beheben, Wände streichen. Große Umbauten zahlen Käufer selten zurück.',
    tags: ['Reparaturen', 'Entrümpeln', 'Anstrich', 'Garten'],
  },
  {
    id: 'marketing',
    title: 'Vermarktung starten',
    text: 'Helle Fotos, ein ehrlicher Text und die Pflichtangaben zur Energie entscheiden, wer anruft.',
    tags: ['Fotos', 'Exposé', 'Inserat', 'Angebotspreis'],
  },
  {
    id: 'viewings',
    title: 'Besichtigungen durchführen',
    text: 'Lieber wenige Termine mit ernsthaften Interessenten. Der Energieausweis liegt dabei bereit.',
    tags: ['Terminplan', 'Vorauswahl', 'Rundgang', 'Fragen notieren'],
  },
  {
    id: 'offers',
    title: 'Angebote prüfen',
    text: 'Das höchste Gebot ist nicht immer das sicherste. Lassen Sie sich die Finanzierung belegen.',
    tags: ['Finanzierungszusage', 'Preisverhandlung', 'Übergabetermin', 'Reservierung'],
  },
  {
    id: 'completion',
    title: 'Verkauf abschließen',
    text: 'Der Vertrag wird beim Notar beurkundet. Die Schlüssel gibt es erst, wenn das Geld da ist.',
    tags: ['Kaufvertrag', 'Notartermin', 'Zahlung', 'Übergabeprotokoll'],
  },
];

/** The guide that tells the whole way. */
export const CHECKLIST_GUIDE = routes.guide('hausverkauf-in-sieben-schritten');

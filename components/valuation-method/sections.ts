export interface MethodSection {
  /** The anchor of its heading */
  id: string;
  title: string;
}

/** The parts of the method page in their order. */
export const SECTIONS = {
  places: { id: 'sechs-orte', title: 'Ein Haus an sechs Orten' },
  baseFormula: { id: 'grundformel', title: 'Die Grundformel' },
  regional: { id: 'regionale-bewertung', title: 'Die regionale Bewertung' },
  example: { id: 'beispiel', title: 'Ein Beispiel, Schritt für Schritt' },
  data: { id: 'daten', title: 'Woher die Preise kommen' },
  years: { id: 'zwei-jahrgaenge', title: 'Aus zwei Jahrgängen ein Preis von heute' },
  accuracy: { id: 'genauigkeit', title: 'Wie weit die Zahlen danebenliegen' },
  states: { id: 'laender', title: 'Die Länder im Vergleich' },
  range: { id: 'spanne', title: 'Spanne und Einstufung' },
  noFigure: { id: 'keine-zahl', title: 'Wann wir keine Zahl nennen' },
  limits: { id: 'grenzen', title: 'Was beide Rechnungen nicht wissen' },
} as const satisfies Record<string, MethodSection>;

import { LEAD_MAX_AGE } from './constants';

export const STAGES = [
  {
    id: 'received',
    title: 'Eingegangen und plausibel',
    text: 'Die Angaben haben die richtige Form, kommen nicht von einem Programm, und wer zweimal anfragt, ist ein Lead.',
  },
  {
    id: 'contact',
    title: 'Kontakt bestätigt',
    text: 'Über einen Link in der E-Mail oder am Telefon.',
  },
  {
    id: 'property',
    title: 'Objektdaten vollständig',
    text: 'Art, Ort, Größe, Baujahr und Zustand liegen vor.',
  },
  {
    id: 'intent',
    title: 'Eigentum und Absicht bestätigt',
    text: 'Im Gespräch: Wem gehört die Immobilie, und wann soll sie verkauft werden? Die Antwort ist notiert.',
  },
  {
    id: 'released',
    title: 'Freigegeben',
    text: `Sind die vier Stufen davor erreicht, gibt ein Mensch den Lead frei; eine Ausnahme der Leitung steht mit Begründung im Angebot. Angeboten wird er einem Büro nach dem anderen, bis ${LEAD_MAX_AGE}\u00a0Stunden nach dem Wunsch des Eigentümers.`,
  },
] as const satisfies readonly { id: string; title: string; text: string }[];

export type StageId = (typeof STAGES)[number]['id'];

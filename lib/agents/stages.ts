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
    text: 'Art, Ort, Größe, Baujahr und Zustand. Was fehlt, steht beim Lead.',
  },
  {
    id: 'intent',
    title: 'Eigentum und Absicht bestätigt',
    text: 'Im Gespräch: Wem gehört die Immobilie, und wann soll sie verkauft werden? Die Antwort ist notiert.',
  },
  {
    id: 'released',
    title: 'Freigegeben',
    text: `Ein Mensch gibt den Lead frei; angeboten wird er einem Büro nach dem anderen, bis ${LEAD_MAX_AGE}\u00a0Stunden nach dem Wunsch des Eigentümers.`,
  },
] as const satisfies readonly { id: string; title: string; text: string }[];

export type StageId = (typeof STAGES)[number]['id'];

import { LEAD_MAX_AGE } from './constants';

export const STAGES = [
  {
    id: 'received',
    title: 'Eingegangen und plausibel',
    text: 'Das Formular nimmt nur Angaben an, die die richtige Form haben. Was wohl ein Programm geschickt hat, liegt beiseite; wer zweimal anfragt, ist ein Lead und nicht zwei.',
  },
  {
    id: 'contact',
    title: 'Kontakt bestätigt',
    text: 'Die E-Mail-Adresse ist über einen Link bestätigt, oder wir haben die Person am Telefon erreicht.',
  },
  {
    id: 'property',
    title: 'Objektdaten vollständig',
    text: 'Art, Ort, Größe, Baujahr und Zustand liegen vor. Was fehlt, steht beim Lead.',
  },
  {
    id: 'intent',
    title: 'Eigentum und Absicht bestätigt',
    text: 'Im Gespräch: Gehört ihr die Immobilie, und wann will die Person verkaufen? Was sie gesagt hat, ist notiert.',
  },
  {
    id: 'released',
    title: 'Freigegeben',
    text: `Erst nach der Freigabe durch einen Menschen wird der Lead angeboten, einem Büro nach dem anderen. ${LEAD_MAX_AGE}\u00a0Stunden nach dem Wunsch des Eigentümers ist er nicht mehr zu haben.`,
  },
] as const satisfies readonly { id: string; title: string; text: string }[];

export type StageId = (typeof STAGES)[number]['id'];

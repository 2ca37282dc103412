import { LEAD_MAX_AGE } from './constants';

/** What happens to a lead between the owner's form and the agent's inbox, specification 1 and 2. */
export const STAGES: readonly { title: string; text: string }[] = [
  {
    title: 'Anfrage mit gültigen Angaben',
    text: 'Das Formular nimmt nur vollständige Angaben an; Postleitzahl, Fläche, E-Mail-Adresse und Telefonnummer müssen die richtige Form haben.',
  },
  {
    title: 'Spam und Dubletten aussortiert',
    text: 'Was ein Programm geschickt hat oder schon einmal da war, kommt nicht in den Verkauf.',
  },
  {
    title: 'Kontakt bestätigt',
    text: 'Wir fragen nach, ob die Person erreichbar ist, ob ihr die Immobilie gehört und ob sie verkaufen will. Bleibt es beim Erstkontakt, ist der Lead ein Basis-Lead.',
  },
  {
    title: 'Ergänzt und eingestuft',
    text: 'Fehlende Objektdaten tragen wir nach. Dann steht die Klasse fest: A+, A oder B, jede mit ihren Gründen.',
  },
  {
    title: 'Übergeben, mit Einwilligung',
    text: `Spätestens ${LEAD_MAX_AGE}\u00a0Stunden nach der Anfrage liegt der Lead bei einem Maklerbüro, zusammen mit dem Nachweis der Einwilligung. Danach wird er nicht mehr verkauft.`,
  },
];

/** The parts of the page, in their order. */
export const SECTIONS = [
  { id: 'angaben', title: 'Ihre Angaben' },
  { id: 'e-mails', title: 'Ihre E-Mails' },
  { id: 'erreichen', title: 'Wie wir Sie erreichen dürfen' },
  { id: 'einwilligungen', title: 'Ihre Einwilligungen' },
  { id: 'empfaenger', title: 'Wer Ihre Daten hat' },
  { id: 'verlauf', title: 'Verlauf' },
  { id: 'mitnehmen', title: 'Daten herunterladen' },
  { id: 'loeschen', title: 'Löschen' },
  { id: 'link', title: 'Ihr Zugang' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

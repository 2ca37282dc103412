import type { ROLES } from '@/lib/auth/employee';

/** What each role may, in the words of a choice. */
const WORDS: Record<(typeof ROLES)[number], string> = {
  mitarbeiter: 'Mitarbeiter: bearbeitet Anfragen',
  redaktion: 'Redaktion: pflegt Texte, sieht keine Anfragen',
  leitung: 'Leitung: alles, auch Konten und Maklerbüros',
};

export const ROLE_OPTIONS = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

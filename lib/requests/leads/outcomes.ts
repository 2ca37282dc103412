/** What becomes of a delivered lead, as its office says. */
export const OUTCOMES = {
  new: 'neu',
  reached: 'erreicht',
  meeting: 'Termin',
  mandate: 'Auftrag',
  lost: 'verloren',
} as const;

export type Outcome = keyof typeof OUTCOMES;

export const LEAD_OUTCOMES = {
  new: 'neu',
  reached: 'erreicht',
  meeting: 'Termin',
  mandate: 'Auftrag',
  lost: 'verloren',
} as const;

export type LeadOutcome = keyof typeof LEAD_OUTCOMES;

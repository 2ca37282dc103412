import type { ErrorGroup } from '@/lib/valuation/regional/model-card';

/** The homes that both ways to value were compared on, in the order in which they are shown. */
export const GROUPS = [
  { id: 'house resale', label: 'Häuser 2024' },
  { id: 'flat resale', label: 'Wohnungen 2024' },
  { id: 'house 2020', label: 'Häuser 2020' },
  { id: 'house 2020 Niedersachsen', label: 'Häuser 2020 in Niedersachsen' },
] as const satisfies readonly { id: ErrorGroup; label: string }[];

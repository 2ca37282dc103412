import type { Confidence } from './outcome';

const LABELS: Record<Confidence, string> = { high: 'hoch', medium: 'mittel', low: 'gering' };

/** How far a regional valuation can be relied on, in a word: 'hoch'. */
export function confidenceLabel(confidence: Confidence): string {
  return LABELS[confidence];
}

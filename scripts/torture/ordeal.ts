import type { DatabaseKind } from '../bench/database';

/** What an ordeal is told: what to take part in, and where to say how what it starts is ended. */
export interface Context {
  /** With the same one the same things happen at the same moments, as far as a machine allows it */
  seed: number;
  databases: readonly DatabaseKind[];
  /** Whether a minute has to do */
  isShort: boolean;
  /** How many times longer than it may at rest something may take: a short run measures no time */
  patience: number;
  signal: AbortSignal;
  onEnd: (end: () => Promise<void> | void) => void;
}

/** What was measured, a row each with the same columns, and what fell short, in sentences. */
export interface Outcome {
  rows: Record<string, string | number>[];
  faults: string[];
}

export type Ordeal = (context: Context) => Promise<Outcome>;

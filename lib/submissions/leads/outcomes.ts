import { z } from 'zod';
import { formatEuros } from '@/lib/platform/format/number';
import { optionalNumber } from '@/lib/platform/validation/fields';

export const LEAD_OUTCOMES = {
  new: 'neu',
  reached: 'erreicht',
  meeting: 'Termin',
  mandate: 'Auftrag',
  sold: 'verkauft',
  lost: 'verloren',
} as const;

export type LeadOutcome = keyof typeof LEAD_OUTCOMES;

/** A sale had a mandate before it. */
export const WON: LeadOutcome[] = ['mandate', 'sold'];

/** Nothing more is to be asked */
export const FINAL: LeadOutcome[] = ['sold', 'lost'];

export const isOutcome = (value: unknown): value is LeadOutcome =>
  typeof value === 'string' && Object.hasOwn(LEAD_OUTCOMES, value);

const PRICE = {
  message: 'Bitte geben Sie den Preis in ganzen Euro ein, zum Beispiel 350.000',
  ...{ min: 5_000, max: 100_000_000 },
};

export const outcomeSchema = z
  .object({
    outcome: z.custom<LeadOutcome>(isOutcome, 'Bitte wählen Sie einen Stand aus der Liste'),
    soldFor: optionalNumber(PRICE).transform((euros) => euros && Math.round(euros)),
  })
  .refine(({ outcome, soldFor }) => soldFor === undefined || outcome === 'sold', {
    path: ['soldFor'],
    error: 'Einen Preis gibt es nur zum Stand „verkauft“',
  });

/** 'Termin', 'verkauft für 350.000 €' */
export const outcomeText = ({ outcome, soldFor }: { outcome: string; soldFor: number | null }) =>
  LEAD_OUTCOMES[outcome as LeadOutcome] + (soldFor ? ` für ${formatEuros(soldFor)}` : '');

/** Of leads whose outcome is told: how many brought a mandate. */
export function wonOf(outcomes: ReadonlyMap<string, number>) {
  const count = (id: LeadOutcome) => outcomes.get(id) ?? 0;
  const mandates = count('mandate') + count('sold');
  return { mandates, ended: mandates + count('lost') };
}

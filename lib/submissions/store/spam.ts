import { z } from 'zod';

/** Milliseconds that a person needs at least, without autofill. */
export const MINIMUM_FILL_TIME = 3000;

/** Optional, because other API clients do not send them. */
const signals = z.object({
  /** Honeypot: invisible to people */
  website: z.string().catch(''),
  /** Milliseconds from opening the form to sending it */
  fillTime: z.number().optional().catch(undefined),
});

export type Quarantine = 'honeypot' | 'fill-time';

/** With autofill the fill time says nothing. */
export function quarantineReason(input: unknown, isAutofilled = false): Quarantine | undefined {
  const { data } = signals.safeParse(input);
  if (data?.website) return 'honeypot';
  if (isAutofilled) return undefined;
  if (data?.fillTime !== undefined && data.fillTime < MINIMUM_FILL_TIME) return 'fill-time';
  return undefined;
}

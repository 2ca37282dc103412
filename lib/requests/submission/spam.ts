import { z } from 'zod';

/** A person needs longer than this for a form that no browser fills in alone, milliseconds. */
export const MINIMUM_FILL_TIME = 3000;

/** Sent by our own forms beside the fields; a plain client leaves both out and is served normally. */
const signals = z.object({
  /** Honeypot: no person sees this field */
  website: z.string().catch(''),
  /** Milliseconds from opening the form to sending it */
  fillTime: z.number().optional().catch(undefined),
});

export type Quarantine = 'honeypot' | 'fill-time';

/**
 * Why a submission is set aside for a person to look at, or `undefined` when nothing tripped.
 * @param isAutofilled a browser fills in whatever is required, so that the time says nothing
 */
export function quarantineReason(input: unknown, isAutofilled = false): Quarantine | undefined {
  const { data } = signals.safeParse(input);
  if (data?.website) return 'honeypot';
  if (isAutofilled) return undefined;
  if (data?.fillTime !== undefined && data.fillTime < MINIMUM_FILL_TIME) return 'fill-time';
  return undefined;
}

import { z } from 'zod';
import { findSlot, toSlotValue } from './slots';

const NOT_OFFERED = 'Bitte wählen Sie eine der angebotenen Zeiten';
const NO_TIME = 'Bitte wählen Sie auch eine Uhrzeit';
const PASSED = 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere';

function refusal(value: string, now: Date): string {
  // The form holds a day alone until the time is chosen, too.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return NO_TIME;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);
  return isMoment && value < toSlotValue(now) ? PASSED : NOT_OFFERED;
}

/**
 * When somebody wants to be called: the wire value of a slot that can still be kept, to its moment.
 * Nothing, an empty text or `null` means as soon as possible.
 */
export function preferredTime() {
  return z
    .string({ error: NOT_OFFERED })
    .nullish()
    .transform((value, context) => {
      if (!value) return undefined;
      // Asked at each parse: what is offered changes by the half hour.
      const now = new Date();
      const slot = findSlot(value, now);
      if (slot) return slot.start;
      context.addIssue({ code: 'custom', message: refusal(value, now) });
      return z.NEVER;
    })
    .optional();
}

import { callbackSlots, OFFICE_HOURS, SLOT_MINUTES } from '@/lib/requests/forms/callback/slots';
import type { DueFor } from '@/lib/requests/head';

/** How a call went. */
export const CALL_OUTCOMES = ['reached', 'not_reached', 'voicemail', 'wrong_number'] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Half hours of office time until the next try. */
const PAUSES: Partial<Record<CallOutcome, number>> = {
  // Two hours later somebody may be home.
  not_reached: 4,
  // Whoever was asked to call back gets a working day for it.
  voicemail: ((OFFICE_HOURS.to - OFFICE_HOURS.from) * 60) / SLOT_MINUTES,
};

interface Planned {
  dueAt: Date | null;
  dueFor: string | null;
}

/** When the next try is due, within office hours; none after an outcome that calls for none. */
function nextTry(outcome: CallOutcome, now: Date): Date | undefined {
  const pause = PAUSES[outcome];
  if (!pause) return undefined;
  return callbackSlots(now).flatMap(({ slots }) => slots)[pause - 1]?.start;
}

/**
 * What is due after a call. Whoever was reached waits for no call any more; a meeting stays. In vain, the
 * next try comes two office hours later (a working day, when a message was left), unless another time
 * is arranged that is later still. A wrong number is not tried again: what was due stays.
 * @param isNew whether nobody had reached the person before
 */
export function dueAfterCall(
  outcome: CallOutcome,
  { dueAt, dueFor }: Planned,
  { now, isNew }: { now: Date; isNew: boolean },
): { dueAt: Date | null; dueFor: DueFor | null } {
  const planned = { dueAt, dueFor: dueFor as DueFor | null };
  if (dueFor === 'appointment' || outcome === 'wrong_number') return planned;
  if (outcome === 'reached') return { dueAt: null, dueFor: null };
  const next = nextTry(outcome, now);
  const isArrangedLater = dueFor === 'callback' && dueAt !== null && next && dueAt > next;
  if (!next || isArrangedLater) return planned;
  return { dueAt: next, dueFor: planned.dueFor ?? (isNew ? 'first_contact' : 'callback') };
}

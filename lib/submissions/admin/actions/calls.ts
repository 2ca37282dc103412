import { z } from 'zod';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { isClosed } from '@/lib/submissions/kinds/kinds';
import { callConsent, statusAfterContact, statusChange, requireOpen } from './contact';
import { note, callTime } from './fields';
import { operation, type OperationTarget } from './operation';
import { callbackSlots, OFFICE_HOURS, SLOT_MINUTES } from '@/lib/submissions/forms/callback/slots';
import type { DueFor } from '@/lib/submissions/head';
import { CALLBACK_DAYS } from './limits';

const CALL_OUTCOMES = ['reached', 'not_reached', 'voicemail', 'wrong_number'] as const;

type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Half hours of office time until the next try. */
const PAUSES: Partial<Record<CallOutcome, number>> = {
  // Two office hours: the person may be home by then.
  not_reached: 4,
  // One working day, in which the person may call back.
  voicemail: ((OFFICE_HOURS.to - OFFICE_HOURS.from) * 60) / SLOT_MINUTES,
};

interface Planned {
  dueAt: Date | null;
  dueFor: string | null;
}

function nextTry(outcome: CallOutcome, now: Date): Date | undefined {
  const pause = PAUSES[outcome];
  if (!pause) return undefined;
  return callbackSlots(now).flatMap(({ slots }) => slots)[pause - 1]?.start;
}

/**
 * Nothing if the person was reached, else the next try. A meeting or a later arranged call stays;
 * after a wrong number, everything stays.
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

const schema = z.object({
  outcome: z.enum(CALL_OUTCOMES, { error: 'Bitte wählen Sie, wie der Anruf ausgegangen ist' }),
  note: note(),
});

function dueAfter(outcome: CallOutcome, target: OperationTarget) {
  const { submission, appointment } = target;
  const { kind, status } = submission;
  if (isClosed(kind, status)) return { dueAt: null, dueFor: null };
  const isNew = statusAfterContact(target) !== status;
  const due = dueAfterCall(outcome, submission, { now: new Date(), isNew });
  // With no further call due, the meeting is next.
  if (due.dueAt || !appointment) return due;
  return { dueAt: appointment.startsAt, dueFor: 'appointment' as const };
}

function messageOf(
  target: OperationTarget,
  { dueAt, dueFor }: ReturnType<typeof dueAfter>,
): string {
  const isMoved =
    dueAt && dueFor !== 'appointment' && dueAt.getTime() !== target.submission.dueAt?.getTime();
  if (!isMoved) return 'Der Anruf ist notiert.';
  return `Der Anruf ist notiert. Der nächste Versuch ist fällig: ${formatAppointment(dueAt)}.`;
}

export const calls = operation(schema, ({ outcome, note: remark = null }, target) => {
  const restsOn = callConsent(target);
  const status = outcome === 'reached' ? statusAfterContact(target) : target.submission.status;
  const due = dueAfter(outcome, target);
  const { before, after } = statusChange(target, status);
  return {
    action: 'called',
    before,
    after: { ...after, outcome, note: remark },
    columns: { status, ...due },
    restsOn,
    isCall: true,
    message: messageOf(target, due),
  };
});

const callbackSchema = z.object({ at: callTime(CALLBACK_DAYS), note: note() });

export const callOperation = operation(callbackSchema, ({ at, note: remark = null }, target) => {
  requireOpen(target);
  const restsOn = callConsent(target);
  const { dueAt, dueFor } = target.submission;
  return {
    action: 'callback-arranged',
    before: dueFor === 'callback' && dueAt ? { at: dueAt.toISOString() } : undefined,
    after: { at: at.toISOString(), note: remark },
    columns: { dueAt: at, dueFor: 'callback' },
    restsOn,
    message: `Der Rückruf ist vorgemerkt: ${formatAppointment(at)}.`,
  };
});

import { z } from 'zod';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { isClosed } from '@/lib/requests/kinds/kinds';
import { callConsent, statusAfterContact, statusChange } from './contact';
import { note } from './fields';
import { CALL_OUTCOMES, dueAfterCall, type CallOutcome } from './next-try';
import { operation, type Target } from './operation';

const schema = z.object({
  outcome: z.enum(CALL_OUTCOMES, { error: 'Bitte wählen Sie, wie der Anruf ausgegangen ist' }),
  note: note(),
});

function dueAfter(outcome: CallOutcome, target: Target) {
  const { request, appointment } = target;
  const { kind, status } = request;
  if (isClosed(kind, status)) return { dueAt: null, dueFor: null };
  const isNew = statusAfterContact(target) !== status;
  const due = dueAfterCall(outcome, request, { now: new Date(), isNew });
  // A call before a meeting is over with; the meeting is still ahead.
  if (due.dueAt || !appointment) return due;
  return { dueAt: appointment.startsAt, dueFor: 'appointment' as const };
}

function messageOf(target: Target, { dueAt, dueFor }: ReturnType<typeof dueAfter>): string {
  const isMoved =
    dueAt && dueFor !== 'appointment' && dueAt.getTime() !== target.request.dueAt?.getTime();
  if (!isMoved) return 'Der Anruf ist notiert.';
  return `Der Anruf ist notiert. Der nächste Versuch ist fällig: ${formatAppointment(dueAt)}.`;
}

/** A call that was made: how it went, and when the next one is due. */
export const calls = operation(schema, ({ outcome, note: remark = null }, target) => {
  const restsOn = callConsent(target);
  const status = outcome === 'reached' ? statusAfterContact(target) : target.request.status;
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

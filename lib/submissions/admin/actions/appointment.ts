import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { AppError } from '@/lib/platform/http/errors';
import { purposeOf } from '@/lib/submissions/mails/purposes';
import { onItsWay } from '@/lib/platform/mail/sender';
import { text, requiredNumber } from '@/lib/platform/validation/fields';
import { dueAfter } from '@/lib/submissions/due-date';
import { mailAddress, requireOpen, statusAfterContact, statusChange } from './contact';
import { note, comingTime } from './fields';
import { APPOINTMENT_DAYS, APPOINTMENT_MINUTES, PLACE_LENGTH } from './limits';
import { operation, type Actor, type OpenAppointment, type OperationTarget } from './operation';

const { min, max } = APPOINTMENT_MINUTES;
const LENGTH = `Bitte geben Sie die Dauer in ganzen Minuten an, ${min} bis ${max}`;

const schema = z.object({
  at: comingTime(APPOINTMENT_DAYS),
  minutes: requiredNumber({ message: LENGTH, min, max }).refine(Number.isInteger, {
    error: LENGTH,
  }),
  place: text({ ...PLACE_LENGTH, message: 'Bitte geben Sie an, wo Sie sich treffen' }),
  note: note(),
});

const flat = ({ startsAt, minutes, place }: OpenAppointment) => ({
  at: startsAt.toISOString(),
  minutes,
  place,
});

const payloadOf = (
  { startsAt, ...meeting }: OpenAppointment & { note?: string },
  { name }: Actor,
) => ({
  ...meeting,
  startsAt: startsAt.toISOString(),
  changedAt: new Date().toISOString(),
  employee: name,
});

/** A meeting reopens an answered message: something is due for it again. */
function statusWith(target: OperationTarget): string {
  const status = statusAfterContact(target);
  return status === 'replied' ? 'read' : status;
}

export const appointmentOperation = operation(
  schema,
  ({ at, note: remark, ...typed }, target, actor) => {
    requireOpen(target);
    const recipient = mailAddress(target);
    const arranged = target.appointment;
    const { id, sequence } = arranged
      ? { id: arranged.id, sequence: arranged.sequence + 1 }
      : { id: randomUUID(), sequence: 0 };
    const meeting = { ...typed, id, sequence, startsAt: at };
    const status = statusWith(target);
    const { before, after } = statusChange(target, status);
    const words = `${formatAppointment(at)}. Die Einladung ${onItsWay()}`;
    return {
      action: arranged ? 'appointment-moved' : 'appointment-arranged',
      before: { ...before, ...(arranged && flat(arranged)) },
      after: { ...after, ...flat(meeting), note: remark ?? null },
      columns: { status, dueAt: at, dueFor: 'appointment' },
      appointment: { ...meeting, note: remark, isCancelled: false },
      mail: {
        template: 'appointment',
        recipient,
        payload: payloadOf({ ...meeting, note: remark }, actor),
      },
      restsOn: purposeOf('appointment', target.submission.kind),
      message: `Der Termin ist ${arranged ? 'geändert' : 'vereinbart'}: ${words}`,
    };
  },
);

function dueWithout({ submission }: OperationTarget) {
  if (submission.dueFor !== 'appointment') return undefined;
  const due = dueAfter({ ...submission, dueAt: null, dueFor: null }, submission.status, {
    now: new Date(),
  });
  return { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
}

export const appointmentCancellation = operation(z.object({}), (_, target, actor) => {
  const arranged = target.appointment;
  if (!arranged) throw new AppError('conflict', 'Es ist kein Termin vereinbart.');
  const recipient = mailAddress(target);
  const meeting = { ...arranged, sequence: arranged.sequence + 1 };
  return {
    action: 'appointment-cancelled',
    before: flat(arranged),
    columns: dueWithout(target),
    appointment: { ...meeting, isCancelled: true },
    mail: { template: 'appointment-cancelled', recipient, payload: payloadOf(meeting, actor) },
    message: `Der Termin ist abgesagt. Die Absage ${onItsWay()}`,
  };
});

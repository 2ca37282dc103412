import 'server-only';
import { z } from 'zod';
import { invitationFile } from '@/lib/platform/calendar/invitation';
import { formatAppointment, formatMinutes } from '@/lib/platform/format/appointment';
import { letterhead } from '@/lib/letterhead';
import { sender } from '@/lib/platform/mail/sender';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import { aboutSubmission } from './composition';

export const appointmentPayload = z.object({
  /** Id of the meeting, also in calendars */
  id: z.string(),
  sequence: z.number(),
  /** ISO 8601 */
  changedAt: z.string(),
  startsAt: z.string(),
  minutes: z.number(),
  place: z.string(),
  note: z.string().optional(),
  employee: z.string(),
});

export type AppointmentPayload = z.output<typeof appointmentPayload>;

const wordsOf = ({ startsAt, minutes, place, employee }: AppointmentPayload) => ({
  when: formatAppointment(new Date(startsAt)),
  length: formatMinutes(minutes),
  place,
  employee,
});

function calendarOf(
  method: 'REQUEST' | 'CANCEL',
  { id, sequence, changedAt, startsAt, note, employee, ...rest }: AppointmentPayload,
  { name, recipient }: { name: string } & Pick<ClaimedMessage, 'recipient'>,
) {
  const { siteName, phone } = letterhead();
  const { from, replyTo, host } = sender();
  const contact = `${employee}, ${siteName}, Telefon ${phone}`;
  const content = invitationFile({
    ...rest,
    method,
    sequence,
    uid: `${id}@${host}`,
    stamp: new Date(changedAt),
    start: new Date(startsAt),
    title: `Termin mit ${siteName}`,
    description: note ? `${note}\n\n${contact}` : contact,
    organizer: { name: from.name, address: replyTo ?? from.address },
    attendee: { name: name || recipient, address: recipient },
    product: siteName,
  });
  return { method, content };
}

export const appointmentInvitation = aboutSubmission(({ name, link, message }) => {
  const { payload, recipient } = message;
  const appointment = appointmentPayload.parse(payload);
  const { note, sequence } = appointment;
  return {
    template: 'appointment',
    data: { name, ...wordsOf(appointment), note, isMoved: sequence > 0, link },
    calendar: calendarOf('REQUEST', appointment, { name, recipient }),
  };
});

export const appointmentCancelled = aboutSubmission(({ name, link, message }) => {
  const { payload, recipient } = message;
  const appointment = appointmentPayload.parse(payload);
  return {
    template: 'appointment-cancelled',
    data: { name, ...wordsOf(appointment), link },
    calendar: calendarOf('CANCEL', appointment, { name, recipient }),
  };
});

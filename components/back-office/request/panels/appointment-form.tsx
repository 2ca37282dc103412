'use client';

import { Field, TextField } from '@/components/forms/field';
import type { ArrangedAppointment } from '@/lib/requests/back-office/request/request';
import { DropdownField } from '../dropdown-field';
import { ActionForm } from './action-form';
import { AppointmentCancellation } from './appointment-cancellation';
import { DayAndTime, momentOf } from './day-and-time';
import { germanMoment } from './german-moment';
import { useActionForm } from './use-action-form';

/** Minutes that an appointment can take. */
const DURATIONS = [
  { value: '15', label: '15 Minuten' },
  { value: '30', label: '30 Minuten' },
  { value: '45', label: '45 Minuten' },
  { value: '60', label: '1 Stunde' },
  { value: '90', label: '1½ Stunden' },
  { value: '120', label: '2 Stunden' },
  { value: '180', label: '3 Stunden' },
  { value: '240', label: '4 Stunden' },
];

interface AppointmentFormProps {
  appointment?: ArrangedAppointment;
  /** Who gets the invitation */
  email?: string;
  onDone: () => void;
}

/** Arranges a meeting, or moves the one that is arranged. */
export function AppointmentForm({ appointment, email, onDone }: AppointmentFormProps) {
  const { startsAt, minutes = 60, place = '', note = '' } = appointment ?? {};
  const { field, choice, frame } = useActionForm({
    action: 'appointment',
    operation: 'appointment',
    initial: { ...germanMoment(startsAt), minutes: String(minutes), place, note },
    bodyOf: (values) => ({
      at: momentOf(values),
      minutes: Number(values.minutes),
      place: values.place,
      note: values.note || undefined,
    }),
    isReplacing: true,
    onDone,
  });
  return (
    <ActionForm
      {...frame}
      submit={appointment ? 'Termin verschieben' : 'Einladung senden'}
      pending="Wird gesendet..."
      beside={appointment && <AppointmentCancellation onDone={onDone} />}
    >
      <p className="mb-4 text-muted">Die Einladung mit Kalendereintrag geht an {email}.</p>
      <DayAndTime day={field('day', 'at')} time={field('time', 'at')} />
      <DropdownField label="Dauer" options={DURATIONS} {...choice('minutes')} />
      <Field label="Ort" autoComplete="off" {...field('place')} />
      <TextField label="Nachricht in der Einladung" optional rows={3} {...field('note')} />
    </ActionForm>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { Field, TextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import type { ArrangedAppointment } from '@/lib/submissions/admin/submission/submission';
import { ActionForm, useActionForm } from './action-form';
import { DropdownField } from './dropdown-field';
import { FailureNote } from './failure-note';
import { RadioSet } from './radio-set';
import { useSubmission } from './submission-context';
import { useOperation } from './use-operation';

interface Moment {
  day: string;
  time: string;
}

/** German time: '2026-11-23T10:00'; empty if one part is missing. */
const momentOf = ({ day, time }: Moment) => (day && time ? `${day}T${time}` : '');

type FieldOf = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;

/** One value on the wire, so both fields share one error message. */
function DayAndTime({ day, time }: { day: FieldOf; time: FieldOf }) {
  const { error, ...clock } = time;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <Field type="date" label="Tag" {...day} />
      <Field
        type="time"
        label="Uhrzeit"
        step={300}
        aria-invalid={error ? true : undefined}
        {...clock}
      />
    </div>
  );
}

const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** German time, for date and time fields: '2026-11-23', '10:00'. */
export function germanMoment(moment: Date | undefined): { day: string; time: string } {
  const [day = '', time = ''] = moment ? parts.format(moment).split(' ') : [];
  return { day, time };
}

export function CallbackForm({ onDone }: { onDone: () => void }) {
  const { field, frame } = useActionForm({
    operation: 'callback',
    initial: { day: '', time: '', note: '' },
    bodyOf: ({ note, ...moment }) => ({ at: momentOf(moment), note: note || undefined }),
    isReplacing: true,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Rückruf eintragen" pending="Speichern...">
      <DayAndTime day={field('day', 'at')} time={field('time', 'at')} />
      <TextField label="Worum geht es?" optional rows={3} {...field('note')} />
    </ActionForm>
  );
}

/** Asks first, because a mail goes out at once. */
function AppointmentCancellation({ onDone }: { onDone: () => void }) {
  const { state } = useSubmission();
  const { isSending, failure, run } = useOperation('appointment-cancellation');
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    if (await run({ version: state.version })) onDone();
  };
  return (
    <div>
      <Button variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        Termin absagen
      </Button>
      {isAsking && (
        <div className="mt-3">
          <p>Die Absage geht sofort per E-Mail hinaus.</p>
          <Button className="mt-2" aria-disabled={isSending} onClick={() => void cancel()}>
            <span key={String(isSending)}>{isSending ? 'Wird gesendet...' : 'Absage senden'}</span>
          </Button>
        </div>
      )}
      <FailureNote failure={failure} onRetry={() => void cancel()} />
    </div>
  );
}

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
  email?: string;
  onDone: () => void;
}

export function AppointmentForm({ appointment, email, onDone }: AppointmentFormProps) {
  const { startsAt, minutes = 60, place = '', note = '' } = appointment ?? {};
  const { field, choice, frame } = useActionForm({
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

const OUTCOMES = [
  { value: 'reached', label: 'Erreicht' },
  { value: 'not_reached', label: 'Nicht erreicht' },
  { value: 'voicemail', label: 'Mailbox' },
  { value: 'wrong_number', label: 'Falsche Nummer' },
];

export function CallForm({ onDone }: { onDone: () => void }) {
  const { values, field, frame } = useActionForm({
    action: 'call',
    operation: 'calls',
    initial: { outcome: '', note: '' },
    bodyOf: ({ outcome, note }) => ({ outcome, note: note || undefined }),
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Anruf notieren" pending="Speichern...">
      <RadioSet
        legend="Wie ist der Anruf ausgegangen?"
        options={OUTCOMES}
        selected={values.outcome}
        className="mt-1 grid gap-x-4 sm:grid-cols-2"
        {...field('outcome')}
      />
      <TextField
        label="Was wurde besprochen?"
        hint="Nimmt ein Maklerbüro die Anfrage an, liest es diese Notiz."
        optional
        rows={3}
        {...field('note')}
      />
    </ActionForm>
  );
}

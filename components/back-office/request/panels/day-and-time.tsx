'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';

interface Moment {
  day: string;
  time: string;
}

/** The wire value of a German day and time, '2026-11-23T10:00'; empty while one of them is missing. */
export const momentOf = ({ day, time }: Moment) => (day && time ? `${day}T${time}` : '');

type FieldOf = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;

/** A day and a time of day: one value on the wire, so that one message stands for both. */
export function DayAndTime({ day, time }: { day: FieldOf; time: FieldOf }) {
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

'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FieldError } from '@/components/forms/field-error';
import type { CallbackFormValues } from '@/lib/submissions/forms/callback/form';
import { callbackSlots, toSlotValue } from '@/lib/submissions/forms/callback/slots';
import {
  longDay,
  OFFICE_HOURS_TEXT,
  shortDay,
  timeOf,
} from '@/lib/submissions/forms/callback/time-labels';
import { cn } from '@/lib/utils';

const LEGEND = 'font-semibold';

function readOffer() {
  const now = new Date();
  return { days: callbackSlots(now), today: toSlotValue(now).slice(0, 10) };
}

interface SlotRadioProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

function SlotRadio({ name, checked, onChoose, className, children, ref }: SlotRadioProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-edge bg-surface px-1 py-1 text-center leading-tight tabular-nums transition-colors hover:border-petrol has-checked:border-petrol has-checked:bg-petrol-soft has-checked:ring-2 has-checked:ring-petrol forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-petrol',
        className,
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

export function SlotChoice({ control }: { control: Control<CallbackFormValues> }) {
  const [{ days, today }] = useState(readOffer);
  const { field, fieldState } = useController({ control, name: 'preferredTime' });
  const { ref, name, value: chosen, onChange } = field;
  const error = fieldState.error?.message;
  const day = days.find(({ date }) => chosen.startsWith(date));
  const errorId = error && `${name}-error`;

  function chooseDay(date: string, slots: readonly { value: string }[]) {
    const sameTime = `${date}${chosen.slice(10)}`;
    onChange(slots.some(({ value }) => value === sameTime) ? sameTime : date);
  }

  return (
    <div className="mb-6">
      <fieldset aria-describedby={cn(`${name}-hint`, errorId)}>
        <legend className={LEGEND}>Wann dürfen wir Sie anrufen?</legend>
        <p id={`${name}-hint`} className="text-base text-muted">
          Wir rufen {OFFICE_HOURS_TEXT} deutscher Zeit an.
        </p>
        <SlotRadio
          ref={day ? undefined : ref}
          name="day"
          checked={!chosen}
          onChoose={() => onChange('')}
          className="mt-2 mb-1.5"
        >
          So bald wie möglich
        </SlotRadio>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(3.1rem,1fr))] gap-1.5">
          {days.map(({ date, slots }) => {
            const { weekday, date: dayAndMonth } = shortDay(date);
            return (
              <SlotRadio
                key={date}
                name="day"
                checked={date === day?.date}
                onChoose={() => chooseDay(date, slots)}
              >
                <span className="font-semibold">{date === today ? 'Heute' : weekday}</span>{' '}
                <span className="text-sm">{dayAndMonth}</span>
              </SlotRadio>
            );
          })}
        </div>
      </fieldset>
      {day && (
        <fieldset className="mt-4" aria-describedby={errorId}>
          <legend className={LEGEND}>
            <span key={day.date}>{`Uhrzeit am ${longDay(day.date)}`}</span>
          </legend>
          <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] gap-1.5">
            {day.slots.map(({ value }, index) => (
              <SlotRadio
                key={value}
                ref={index === 0 ? ref : undefined}
                name="time"
                checked={value === chosen}
                onChoose={() => onChange(value)}
              >
                <span>
                  {timeOf(value)}
                  <span className="sr-only"> Uhr</span>
                </span>
              </SlotRadio>
            ))}
          </div>
        </fieldset>
      )}
      <div aria-live="polite">
        <FieldError name={name} message={error} />
      </div>
    </div>
  );
}

'use client';

import { Choice } from '@/components/forms/choice';
import { TextField } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { ActionForm } from './action-form';
import { useActionForm } from './use-action-form';

/** How a call can end, by its wire value. */
const OUTCOMES = [
  { value: 'reached', label: 'Erreicht' },
  { value: 'not_reached', label: 'Nicht erreicht' },
  { value: 'voicemail', label: 'Mailbox' },
  { value: 'wrong_number', label: 'Falsche Nummer' },
];

/** Asked after a call: how it ended. */
export function CallForm({ onDone }: { onDone: () => void }) {
  const { values, field, frame } = useActionForm({
    action: 'call',
    operation: 'calls',
    initial: { outcome: '', note: '' },
    bodyOf: ({ outcome, note }) => ({ outcome, note: note || undefined }),
    onDone,
  });
  const { name, error, onChange } = field('outcome');
  return (
    <ActionForm {...frame} submit="Anruf notieren" pending="Speichern...">
      <fieldset aria-describedby={error && `${name}-error`}>
        <legend className="font-semibold">Wie ist der Anruf ausgegangen?</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {OUTCOMES.map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              name={name}
              label={label}
              value={value}
              checked={values.outcome === value}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
            />
          ))}
        </div>
        <div aria-live="polite" className="min-h-8">
          <FieldError name={name} message={error} />
        </div>
      </fieldset>
      <TextField label="Was wurde besprochen?" optional rows={3} {...field('note')} />
    </ActionForm>
  );
}

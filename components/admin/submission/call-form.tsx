'use client';

import { TextField } from '@/components/forms/field';
import { ActionForm, useActionForm } from './action-form';
import { RadioSet } from './radio-set';

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

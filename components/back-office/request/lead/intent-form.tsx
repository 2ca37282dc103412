'use client';

import { useState } from 'react';
import { TextField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { TIMELINES } from '@/lib/requests/forms/lead/options';
import { DropdownField } from '../dropdown-field';
import { ActionForm } from '../panels/action-form';
import { RadioSet } from '../panels/radio-set';
import { useActionForm } from '../panels/use-action-form';

const OWNERSHIP = [
  { value: 'yes', label: 'Ja, die Immobilie gehört der Person' },
  { value: 'no', label: 'Nein, oder nicht allein' },
];

function Fields({ onDone }: { onDone: () => void }) {
  const { values, field, choice, frame } = useActionForm({
    action: 'lead-intent',
    operation: 'lead-intent',
    initial: { isOwner: '', timeline: '', words: '' },
    bodyOf: (typed) => typed,
    onDone,
  });
  return (
    <ActionForm {...frame} submit="Eintragen" pending="Speichern...">
      <RadioSet
        legend="Gehört ihr die Immobilie?"
        options={OWNERSHIP}
        selected={values.isOwner}
        {...field('isOwner')}
      />
      <DropdownField
        label="Wann soll verkauft werden?"
        options={TIMELINES}
        {...choice('timeline')}
      />
      <TextField
        label="Was hat die Person gesagt?"
        hint="Mit ihren Worten, soweit Sie sie behalten haben."
        rows={3}
        {...field('words')}
      />
    </ActionForm>
  );
}

/** Ownership and intention, as an employee was told them. */
export function IntentForm({ isFirst }: { isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Eigentum und Absicht eintragen
      </Button>
      {isOpen && (
        <div className="mt-4">
          <Fields onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

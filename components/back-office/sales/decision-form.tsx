'use client';

import { TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

const OPTIONS = [
  { value: '', label: 'Bitte wählen' },
  { value: 'credited', label: 'Preis gutschreiben' },
  { value: 'refused', label: 'Ablehnen' },
];

/** Decides a reclaim that the rules leave to a person. */
export function DecisionForm({ how }: { how: Served }) {
  const served = useServedForm(how, { decision: '', explanation: '' });
  return (
    <ServedForm served={served} submit="Entscheiden" className="mt-3 max-w-xl">
      <SelectField label="Entscheidung" options={OPTIONS} {...served.field('decision')} />
      <TextField
        label="Begründung"
        hint="Das Büro liest sie."
        rows={2}
        {...served.field('explanation')}
      />
    </ServedForm>
  );
}

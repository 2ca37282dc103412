'use client';

import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

const WHOM = [
  { value: 'mir', label: 'Nur ich' },
  { value: 'alle', label: 'Alle Mitarbeitenden' },
];

/** Gives a list, as it is narrowed down, a name. */
export function ViewForm({ how }: { how: Served }) {
  const served = useServedForm(how, { name: '', shownTo: 'mir' });
  return (
    <ServedForm served={served} submit="Sichern" className="my-2 w-96 max-w-full">
      <Field label="Name der Ansicht" autoComplete="off" {...served.field('name')} />
      <SelectField label="Wer sieht sie?" options={WHOM} {...served.field('shownTo')} />
    </ServedForm>
  );
}

'use client';

import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { ROLE_OPTIONS } from './roles';

interface MemberFormProps {
  how: Served;
  /** As they are stored */
  values: { name: string; role: string };
}

/** Changes name and role of an account. */
export function MemberForm({ how, values }: MemberFormProps) {
  const served = useServedForm(how, values);
  return (
    <ServedForm served={served} submit="Speichern" className="mt-4 max-w-xl">
      <Field {...served.field('name')} label="Name" autoComplete="off" />
      <SelectField {...served.field('role')} label="Rolle" options={ROLE_OPTIONS} />
    </ServedForm>
  );
}

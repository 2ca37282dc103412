'use client';

import { Field } from '@/components/forms/field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

/** Calls a passkey by another name. */
export function PasskeyNameForm({ how, name }: { how: Served; name: string }) {
  const served = useServedForm(how, { name });
  return (
    <ServedForm served={served} submit="Umbenennen" className="mt-4 max-w-md">
      <Field {...served.field('name')} label="Name des Passkeys" autoComplete="off" autoFocus />
    </ServedForm>
  );
}

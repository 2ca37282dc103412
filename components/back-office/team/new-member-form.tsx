'use client';

import { Fragment } from 'react';
import { ShownOnce } from '@/components/back-office/account/shown-once';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { ROLE_OPTIONS } from './roles';

/** Makes an account, and shows its start password once. */
export function NewMemberForm({ how }: { how: Served }) {
  const served = useServedForm(how, { name: '', email: '', role: 'mitarbeiter' });
  const { state, attempt } = served;
  // What was stored gives way to the next one; what was refused stays.
  const field = (name: string, empty = '') => ({
    ...served.field(name),
    ...(state.sent && { defaultValue: empty }),
  });
  return (
    <>
      {state.told && (
        <ShownOnce
          key={attempt}
          title={`Startpasswort für ${state.values.email ?? ''}`}
          text="Es wird nur dieses eine Mal angezeigt. Geben Sie es persönlich weiter; bei der ersten Anmeldung muss es geändert werden."
          lines={state.told}
        />
      )}
      <ServedForm served={served} submit="Konto anlegen" className="mt-4 max-w-xl">
        <Fragment key={state.sent ? attempt : 'typing'}>
          <Field {...field('name')} label="Name" autoComplete="off" />
          <Field {...field('email')} label="E-Mail-Adresse" type="email" autoComplete="off" />
          <SelectField {...field('role', 'mitarbeiter')} label="Rolle" options={ROLE_OPTIONS} />
        </Fragment>
      </ServedForm>
    </>
  );
}

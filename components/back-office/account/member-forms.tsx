'use client';

import { Fragment } from 'react';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import type { ROLES } from '@/lib/auth/employee';
import { ShownOnce } from './shown-once';

/** What each role may, in the words of a choice. */
const WORDS: Record<(typeof ROLES)[number], string> = {
  mitarbeiter: 'Mitarbeiter: bearbeitet Anfragen',
  redaktion: 'Redaktion: pflegt Texte, sieht keine Anfragen',
  leitung: 'Leitung: alles, auch Konten und Maklerbüros',
};

const ROLE_OPTIONS = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

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

/** Gives an account a new password, and shows it once. */
export function ResetForm({ how }: { how: Served }) {
  const served = useServedForm(how, {});
  const lines = served.state.told;
  if (lines) {
    return (
      <ShownOnce
        title="Neues Passwort"
        text="Es wird nur dieses eine Mal angezeigt. Geben Sie es persönlich weiter; bei der nächsten Anmeldung muss es geändert werden."
        lines={lines}
      />
    );
  }
  return <ServedForm served={served} submit="Ja, neues Passwort vergeben" />;
}

'use client';

import { Field } from '@/components/forms/field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { PresentField } from './present-field';

interface PasswordFormProps {
  how: Served;
  /** Under which a password manager keeps it */
  email: string;
  /** Characters that the new one has at least */
  min: number;
}

/** Changes the own password. */
export function PasswordForm({ how, email, min }: PasswordFormProps) {
  const served = useServedForm(how, {});
  return (
    <ServedForm served={served} submit="Passwort ändern" className="mt-4 max-w-md">
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PresentField served={served} label="Jetziges Passwort" />
      <Field
        {...served.field('password')}
        label="Neues Passwort"
        hint={`Mindestens ${min}\u00a0Zeichen. Mehrere Wörter hintereinander sind gut und leicht zu merken.`}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...served.field('repeated')}
        label="Neues Passwort wiederholen"
        type="password"
        autoComplete="new-password"
      />
    </ServedForm>
  );
}

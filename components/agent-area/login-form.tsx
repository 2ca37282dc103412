'use client';

import { Field } from '@/components/forms/field';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';

/** Asks for a login link. */
export function LoginForm({ how }: { how: Served }) {
  const served = useServedForm(how, { email: '' });
  return (
    <ServedForm
      served={served}
      submit="Link anfordern"
      done="Wenn zu dieser Adresse ein Maklerbüro gehört, ist der Link gleich in Ihrem Postfach."
      className="mt-6 max-w-xl"
    >
      <Field
        type="email"
        label="E-Mail-Adresse Ihres Büros"
        autoComplete="email"
        inputMode="email"
        {...served.field('email')}
      />
    </ServedForm>
  );
}

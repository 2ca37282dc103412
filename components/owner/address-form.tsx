'use client';

import { Field } from '@/components/forms/field';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';

export function AddressForm({ how }: { how: Served }) {
  const served = useServedForm(how, {});
  return (
    <details open={served.state.error ? true : undefined} className="w-full sm:max-w-lg">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-petrol underline underline-offset-4">
        Adresse falsch?
      </summary>
      <ServedForm
        served={served}
        submit="Adresse ändern"
        variant="outline"
        notDone={PAGE_WORDS.notSent}
        className="mt-2"
      >
        <Field
          {...served.field('email')}
          label="Ihre richtige E-Mail-Adresse"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ServedForm>
    </details>
  );
}

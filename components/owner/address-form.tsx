'use client';

import { EMAIL_INPUT, Field } from '@/components/forms/field';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { ServerForm, type ServerFormTarget, useServerForm } from '@/components/forms/server-form';

export function AddressForm(target: ServerFormTarget) {
  const form = useServerForm(target);
  return (
    <details open={form.state.error ? true : undefined} className="w-full sm:max-w-lg">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-petrol underline underline-offset-4">
        Adresse falsch?
      </summary>
      <ServerForm
        form={form}
        submit="Adresse ändern"
        variant="outline"
        notDone={PAGE_WORDS.notSent}
        className="mt-2"
      >
        <Field {...form.field('email')} label="Ihre richtige E-Mail-Adresse" {...EMAIL_INPUT} />
      </ServerForm>
    </details>
  );
}

'use client';

import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Sending } from './sending';
import { Refusal } from './refusal';
import { useOperation } from './use-operation';

/** Another address for a request; the one that is stored is not shown. */
export function AddressForm({ how }: { how: Sending }) {
  const { state, attempt, sending, form } = useOperation(how, {});
  return (
    <details open={state.error ? true : undefined} className="w-full sm:max-w-lg">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-petrol underline underline-offset-4">
        Adresse falsch?
      </summary>
      <form {...form} className="mt-2">
        <Refusal state={state} attempt={attempt} />
        <Field
          name="email"
          label="Ihre richtige E-Mail-Adresse"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={state.values.email}
          error={state.fields.email}
        />
        <SubmitButton sending={sending} variant="outline" className="max-sm:w-full">
          Adresse ändern
        </SubmitButton>
      </form>
    </details>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Sending } from './sending';
import { Refusal } from './refusal';
import { useOperation } from './use-operation';

interface NewLinkFormProps {
  how: Sending;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
}

/** Sends the link to one's requests to the address that they are stored under. */
export function NewLinkForm({ how, variant }: NewLinkFormProps) {
  const { state, attempt, sending, form } = useOperation(how, {});
  return (
    <form {...form} className="mt-4 max-w-lg">
      <Refusal state={state} attempt={attempt} />
      <Honeypot />
      <Field
        name="email"
        label="E-Mail-Adresse Ihrer Anfrage"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state.values.email}
        error={state.fields.email}
      />
      <SubmitButton sending={sending} variant={variant} className="max-sm:w-full">
        Neuen Link anfordern
      </SubmitButton>
    </form>
  );
}

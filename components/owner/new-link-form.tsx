'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';

interface NewLinkFormProps {
  how: Served;
  variant: ComponentProps<typeof ServedForm>['variant'];
}

/** Sends the link to one's requests to the address that they are stored under. */
export function NewLinkForm({ how, variant }: NewLinkFormProps) {
  const served = useServedForm(how, {});
  return (
    <ServedForm
      served={served}
      submit="Neuen Link anfordern"
      variant={variant}
      notDone={PAGE_WORDS.notSent}
      className="mt-4 max-w-lg"
    >
      <Honeypot />
      <Field
        {...served.field('email')}
        label="E-Mail-Adresse Ihrer Anfrage"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ServedForm>
  );
}

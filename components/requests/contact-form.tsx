'use client';

import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { Field, TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SentFormFrame } from '@/components/forms/sent-form';
import type { SentForm } from '@/components/forms/use-sent-form';
import { DialogFooter } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import {
  type ContactField,
  type ContactFormValues,
  MAX_MESSAGE,
} from '@/lib/requests/forms/contact';
import { PROPERTY_TYPE_OPTIONS } from '@/lib/requests/forms/property-type-options';
import { routes } from '@/lib/routes';

interface ContactFormProps {
  sent: SentForm<ContactFormValues>;
  /** Stands after the fields */
  children?: ReactNode;
}

/** Name, address and message. What goes wrong is said in words; what was typed stays. */
export function ContactForm({ sent, children }: ContactFormProps) {
  const { control, register } = sent.form;
  const { errors } = useFormState({ control });
  const message = useWatch({ control, name: 'message' });
  const field = (name: ContactField) => ({ ...register(name), error: errors[name]?.message });
  return (
    <SentFormFrame sent={sent} className="mt-4">
      <Field {...field('name')} label="Ihr Name" autoComplete="name" autoFocus />
      <Field
        {...field('email')}
        label="Ihre E-Mail-Adresse"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        {...field('propertyType')}
        label="Um welche Immobilie geht es?"
        optional
        options={PROPERTY_TYPE_OPTIONS}
        autoComplete="off"
      />
      <TextField {...field('message')} label="Ihre Nachricht" rows={5} autoComplete="off" />
      <CharacterCount value={message} max={MAX_MESSAGE} />
      {children}
      <p className="text-base text-muted">
        Wir verwenden Ihre Angaben, um Ihre Nachricht zu beantworten. Mehr dazu steht unter{' '}
        <PageLink href={routes.privacy} className="text-petrol underline underline-offset-4">
          Datenschutz
        </PageLink>
        .
      </p>
      <DialogFooter>
        <SubmitButton sending={sent.sending} className="w-full">
          Nachricht senden
        </SubmitButton>
      </DialogFooter>
    </SentFormFrame>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SentFormFrame } from '@/components/forms/sent-form';
import type { SentForm } from '@/components/forms/use-sent-form';
import { DialogFooter } from '@/components/ui/dialog';
import { PageLink } from '@/components/ui/page-link';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import type { CallbackField, CallbackFormValues } from '@/lib/requests/forms/callback/form';
import { PROPERTY_TYPE_OPTIONS } from '@/lib/requests/forms/property-type-options';
import { routes } from '@/lib/routes';
import { SlotChoice } from './slot-choice';

interface CallbackFormProps {
  sent: SentForm<CallbackFormValues>;
  /** Stands after the fields */
  children?: ReactNode;
}

/** Who is to be called, where and when. What goes wrong is said in words; what was typed stays. */
export function CallbackForm({ sent, children }: CallbackFormProps) {
  const { control, register } = sent.form;
  const { errors } = useFormState({ control });
  const field = (name: CallbackField) => ({ ...register(name), error: errors[name]?.message });
  return (
    <SentFormFrame sent={sent} className="mt-4">
      <Field {...field('name')} label="Ihr Name" autoComplete="name" autoFocus />
      <Field
        {...field('phone')}
        label="Ihre Telefonnummer"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Field
        {...field('email')}
        label="Ihre E-Mail-Adresse"
        optional
        hint="Dann bestätigen wir Ihnen den Termin."
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {/* After a failed attempt the times are read anew: one may have passed. */}
      <SlotChoice key={sent.failure?.attempt} control={control} />
      <SelectField
        {...field('propertyType')}
        label="Um welche Immobilie geht es?"
        optional
        options={PROPERTY_TYPE_OPTIONS}
        autoComplete="off"
      />
      {children}
      <p className="text-base text-muted">
        Wir verwenden Ihre Angaben nur für diesen Anruf und seine Bestätigung. Mehr dazu steht unter{' '}
        <PageLink href={routes.privacy} className="text-petrol underline underline-offset-4">
          Datenschutz
        </PageLink>
        .
      </p>
      <DialogFooter>
        <p>Mit dem Absenden erklären Sie: „{CONSENT_WORDINGS.callback}“.</p>
        <SubmitButton sending={sent.sending} className="mt-3 w-full">
          Um Rückruf bitten
        </SubmitButton>
      </DialogFooter>
    </SentFormFrame>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field, TextField } from '@/components/forms/field';
import { type PlainFormState, untouched } from '@/components/forms/plain-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { SentFormFrame } from '@/components/forms/sent-form';
import type { SentForm } from '@/components/forms/use-sent-form';
import {
  type InquiryField,
  type InquiryFormValues,
  MAX_MESSAGE,
} from '@/lib/requests/forms/inquiry';
import { PackageChoice } from './package-choice';
import { WORDS } from './use-inquiry-form';

interface InquiryFormProps {
  sent: SentForm<InquiryFormValues>;
  /** What the server answered to the form without JavaScript */
  plain: PlainFormState<InquiryFormValues>;
  submitPlain: (form: FormData) => void;
  /** What one declares by sending it; stands above the button */
  note: ReactNode;
}

/** Package, area and whom to answer. What goes wrong is said in words; what was typed stays. */
export function InquiryForm({ sent, plain, submitPlain, note }: InquiryFormProps) {
  const { control, register } = sent.form;
  const { errors, isSubmitted } = useFormState({ control });
  const message = useWatch({ control, name: 'message' });
  // What was wrong with the form as it was sent without scripts holds until they have checked it.
  const before = isSubmitted ? untouched(plain.values) : plain;
  const complaints = Object.entries(before.fields).map(([name, text]) => ({ name, message: text }));
  const field = (name: InquiryField) => ({
    ...register(name),
    defaultValue: plain.values[name],
    error: errors[name]?.message ?? before.fields[name],
  });
  return (
    <SentFormFrame sent={sent} action={submitPlain}>
      {before.error && (
        <ErrorSummary
          title={complaints.length > 0 ? WORDS.check : WORDS.notSent}
          entries={complaints}
        >
          <p className="mt-2">{before.error}</p>
        </ErrorSummary>
      )}
      <PackageChoice control={control} error={errors.package?.message ?? before.fields.package} />
      <Field
        {...field('postalArea')}
        label="Postleitzahlgebiet"
        hint="Postleitzahlen oder deren erste Ziffern, zum Beispiel 10, 144, 80331"
        autoComplete="off"
      />
      <Field {...field('office')} label="Maklerbüro" autoComplete="organization" />
      <Field {...field('name')} label="Ansprechpartner" autoComplete="name" />
      <Field
        {...field('email')}
        label="E-Mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('phone')} label="Telefon" type="tel" autoComplete="tel" />
      <TextField {...field('message')} label="Nachricht" optional rows={5} autoComplete="off" />
      <CharacterCount value={message} max={MAX_MESSAGE} />
      {note}
      <SubmitButton sending={sent.sending} className="mt-5 w-full sm:w-auto sm:min-w-52">
        Anfrage senden
      </SubmitButton>
    </SentFormFrame>
  );
}

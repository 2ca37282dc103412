'use client';

import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { ErrorSummary } from '@/components/forms/error-summary';
import { FailureSummary } from '@/components/forms/failure-summary';
import { Field, TextField } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { type PlainFormState, untouched } from '@/components/forms/plain-form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { SentForm } from '@/components/forms/use-sent-form';
import {
  type InquiryField,
  type InquiryFormValues,
  MAX_MESSAGE,
} from '@/lib/requests/forms/inquiry/form';
import { inquiryRules } from './inquiry-rules';
import { PackageChoice } from './package-choice';
import { FAILURE_LABELS } from './use-inquiry-form';

interface InquiryFormProps extends SentForm<InquiryFormValues> {
  /** What the server answered to the form without JavaScript */
  plain: PlainFormState<InquiryFormValues>;
  submitPlain: (form: FormData) => void;
  /** What one declares by sending it; stands above the button */
  note: ReactNode;
}

/** Package, area and whom to answer. What goes wrong is said in words; what was typed stays. */
export function InquiryForm({
  form,
  sending,
  failure,
  submit,
  plain,
  submitPlain,
  note,
}: InquiryFormProps) {
  const { control, register, setFocus } = form;
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
    <form
      noValidate
      action={submitPlain}
      onFocus={inquiryRules.preload}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget).get('website'));
      }}
    >
      <FailureSummary
        failure={failure}
        control={control}
        onFollow={(name) => setFocus(name as InquiryField)}
      />
      {before.error && (
        <ErrorSummary
          title={complaints.length > 0 ? FAILURE_LABELS.check : FAILURE_LABELS.notSent}
          entries={complaints}
        >
          <p className="mt-2">{before.error}</p>
        </ErrorSummary>
      )}
      <Honeypot />
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
      <SubmitButton sending={sending} className="mt-5 w-full sm:w-auto sm:min-w-52">
        Anfrage senden
      </SubmitButton>
    </form>
  );
}

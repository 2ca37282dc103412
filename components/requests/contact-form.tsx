'use client';

import { useFormState, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field, TextField } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { type ContactField, MAX_MESSAGE, PROPERTY_TYPE_OPTIONS } from '@/lib/requests/contact/form';
import { routes } from '@/lib/routes';
import { contactRules } from './contact-rules';
import type { ContactFormState } from './use-contact-form';

/** Name, address and message. What goes wrong is said in words; what was typed stays. */
export function ContactForm({ form, sending, failure, submit }: ContactFormState) {
  const { control, register, setFocus } = form;
  const { errors } = useFormState({ control });
  const message = useWatch({ control, name: 'message' });
  const entries = Object.entries(failure?.fields ?? {}).map(([name, text]) => ({
    name,
    message: text,
  }));
  const field = (name: ContactField) => ({ ...register(name), error: errors[name]?.message });
  return (
    <form
      noValidate
      className="mt-4"
      onFocus={contactRules.preload}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget).get('website'));
      }}
    >
      {failure && (
        <ErrorSummary
          key={failure.attempt}
          title={failure.title}
          entries={entries}
          onFollow={(name) => setFocus(name as ContactField)}
        >
          {failure.text && <p className="mt-2">{failure.text}</p>}
        </ErrorSummary>
      )}
      <Honeypot />
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
      <p className="text-base text-muted">
        Wir verwenden Ihre Angaben, um Ihre Nachricht zu beantworten. Mehr dazu steht unter{' '}
        <IntentLink href={routes.privacy} className="text-petrol underline underline-offset-4">
          Datenschutz
        </IntentLink>
        .
      </p>
      <Button
        type="submit"
        variant="accent"
        aria-disabled={sending}
        // A field that is left shows its error. Left by this press, it would move the button away
        // from under the pointer before the press is complete.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
        className="mt-4 w-full aria-disabled:cursor-progress forced-colors:aria-disabled:text-[GrayText]"
      >
        {sending ? 'Wird gesendet...' : 'Nachricht senden'}
      </Button>
      <p role="status" className="sr-only">
        {sending && 'Wird gesendet...'}
      </p>
    </form>
  );
}

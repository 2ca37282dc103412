'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { EMAIL_INPUT, Field, TextField } from '@/components/forms/field';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { SelectField } from '@/components/forms/select-field';
import { formalWords } from '@/components/forms/send-form';
import { SentFormFrame, useSentForm } from '@/components/forms/sent-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { DialogFooter } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import {
  type ContactFormValues,
  contactStart,
  MAX_CONTACT_MESSAGE,
} from '@/lib/submissions/forms/contact';
import { PROPERTY_TYPE_OPTIONS } from '@/lib/submissions/forms/property-type-options';
import { routes } from '@/lib/routes';
import {
  ConversationField,
  type SubmissionDialogProps,
  SubmissionDialogFrame,
  useConversation,
} from './submission-dialog';

const FORM = {
  path: routes.api.contactRequests,
  rules: lazyResolver<ContactFormValues>(() =>
    import('@/lib/submissions/kinds/contact').then(({ contactSchema }) => contactSchema),
  ),
  words: formalWords('Ihre Nachricht'),
};

/** Stays mounted while closed, so that no input is lost and a running request completes. */
export function ContactDialog({ open, onOpenChange, conversation }: SubmissionDialogProps) {
  const enclosure = useConversation(conversation);
  const [{ isKnown, ...start }] = useState(contactStart);
  const contact = useSentForm({ ...FORM, ...start, enclosed: enclosure.enclosed });
  const { form, field, sent } = contact;
  const message = useWatch({ control: form.control, name: 'message' });
  if (!open) return null;
  return (
    <SubmissionDialogFrame
      title="Nachricht schreiben"
      form={contact}
      enclosure={enclosure}
      isKnown={isKnown}
      onOpenChange={onOpenChange}
      thanks={
        sent && (
          <p>
            Ihre Nachricht ist bei uns angekommen. Wir antworten Ihnen per E-Mail an{' '}
            <strong className="wrap-anywhere">{sent.email.trim()}</strong>.
          </p>
        )
      }
    >
      <SentFormFrame sent={contact} className="mt-4">
        <Field {...field('name')} label="Ihr Name" autoComplete="name" autoFocus />
        <Field {...field('email')} label="Ihre E-Mail-Adresse" {...EMAIL_INPUT} />
        <SelectField
          {...field('propertyType')}
          label="Um welche Immobilie geht es?"
          optional
          options={PROPERTY_TYPE_OPTIONS}
          autoComplete="off"
        />
        <TextField {...field('message')} label="Ihre Nachricht" rows={5} autoComplete="off" />
        <CharacterCount value={message} max={MAX_CONTACT_MESSAGE} />
        <ConversationField {...enclosure} />
        <p className="text-base text-muted">
          Wir verwenden Ihre Angaben, um Ihre Nachricht zu beantworten. Mehr dazu steht unter{' '}
          <TextLink href={routes.privacy}>Datenschutz</TextLink>.
        </p>
        <DialogFooter>
          <SubmitButton sending={contact.sending} className="w-full">
            Nachricht senden
          </SubmitButton>
        </DialogFooter>
      </SentFormFrame>
    </SubmissionDialogFrame>
  );
}

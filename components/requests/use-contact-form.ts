'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  describeFailure,
  type FailureWords,
  messagesOf,
  sendForm,
  type SendFailure,
} from '@/components/forms/send-form';
import { useDraft } from '@/components/forms/use-draft';
import { contactDrafts } from '@/lib/requests/contact/draft';
import { type ContactField, type ContactFormValues, EMPTY_FORM } from '@/lib/requests/contact/form';
import { routes } from '@/lib/routes';
import { contactRules } from './contact-rules';

const WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Ihre Nachricht wurde noch nicht gesendet',
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/** Everything the message form does: its fields, what it keeps and what it sends. */
export function useContactForm() {
  const form = useForm<ContactFormValues>({
    defaultValues: EMPTY_FORM,
    mode: 'onTouched',
    resolver: contactRules.resolver,
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });
  const draft = useDraft(contactDrafts, form);
  const [sending, setSending] = useState(false);
  // Counted, so that the same words said again are announced again.
  const [failure, setFailure] = useState<SendFailure & { attempt: number }>();
  const [sentTo, setSentTo] = useState<string>();

  function fail(next: SendFailure) {
    setFailure((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));
    for (const [name, message] of Object.entries(next.fields)) {
      form.setError(name as ContactField, { type: 'server', message });
    }
  }

  async function send(body: ContactFormValues & { website: unknown }) {
    setSending(true);
    setFailure(undefined);
    try {
      await sendForm(routes.api.contactRequests, body, draft);
      setSentTo(body.email.trim());
      draft.discard();
    } catch (error) {
      fail(describeFailure(error, WORDS));
    } finally {
      setSending(false);
    }
  }

  /** @param website the honeypot's content, which is no field of the form */
  async function submit(website: unknown) {
    if (sending) return;
    await form.handleSubmit(
      (values) => send({ ...values, website }),
      (errors) => fail({ title: WORDS.check, text: '', fields: messagesOf(errors) }),
    )();
  }

  return { form, sending, failure, sentTo, submit, startAgain: () => setSentTo(undefined) };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

'use client';

import type { FailureWords } from '@/components/forms/send-form';
import { type SentForm, useSentForm } from '@/components/forms/use-sent-form';
import { contactDrafts } from '@/lib/requests/forms/contact/draft';
import { type ContactFormValues, EMPTY_FORM } from '@/lib/requests/forms/contact/form';
import { routes } from '@/lib/routes';
import { contactRules } from './contact-rules';

const WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Ihre Nachricht wurde noch nicht gesendet',
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/**
 * The message form, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
export function useContactForm(enclosed?: object): SentForm<ContactFormValues> {
  return useSentForm({
    path: routes.api.contactRequests,
    empty: EMPTY_FORM,
    drafts: contactDrafts,
    resolver: contactRules.resolver,
    words: WORDS,
    enclosed,
  });
}

'use client';

import { lazyResolver } from '@/components/forms/lazy-resolver';
import { formalWords } from '@/components/forms/send-form';
import { useSentForm } from '@/components/forms/use-sent-form';
import { contactDrafts, type ContactFormValues, EMPTY_FORM } from '@/lib/requests/forms/contact';
import { routes } from '@/lib/routes';

const FORM = {
  path: routes.api.contactRequests,
  empty: EMPTY_FORM,
  drafts: contactDrafts,
  rules: lazyResolver<ContactFormValues>(() =>
    import('@/lib/requests/kinds/contact').then(({ contactSchema }) => contactSchema),
  ),
  words: formalWords('Ihre Nachricht'),
};

/**
 * The message form, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
export const useContactForm = (enclosed?: object) => useSentForm({ ...FORM, enclosed });

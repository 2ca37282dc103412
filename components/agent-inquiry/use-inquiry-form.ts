'use client';

import { useState } from 'react';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { formalWords } from '@/components/forms/send-form';
import { useSentForm } from '@/components/forms/use-sent-form';
import { emptyInquiry, inquiryDrafts, type InquiryFormValues } from '@/lib/requests/forms/inquiry';
import type { PackageId } from '@/lib/agents/packages';
import { routes } from '@/lib/routes';

export const WORDS = formalWords('Ihre Anfrage');

const FORM = {
  name: 'inquiry',
  path: routes.api.agentInquiries,
  rules: lazyResolver<InquiryFormValues>(() =>
    import('@/lib/requests/kinds/inquiry').then(({ inquirySchema }) => inquirySchema),
  ),
  words: WORDS,
};

/**
 * The inquiry form, see {@link useSentForm}.
 * @param preset the package that the address names
 * @param values what it starts with
 */
export function useInquiryForm(preset: PackageId, values: InquiryFormValues) {
  const [drafts] = useState(() => inquiryDrafts(preset));
  return useSentForm({ ...FORM, values, empty: emptyInquiry(preset), drafts });
}

'use client';

import { useState } from 'react';
import type { FailureWords } from '@/components/forms/send-form';
import { type SentForm, useSentForm } from '@/components/forms/use-sent-form';
import { inquiryDrafts } from '@/lib/requests/forms/inquiry/draft';
import type { InquiryFormValues } from '@/lib/requests/forms/inquiry/form';
import type { PackageId } from '@/lib/agents/packages';
import { routes } from '@/lib/routes';
import { inquiryRules } from './inquiry-rules';

export const FAILURE_LABELS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Ihre Anfrage wurde noch nicht gesendet',
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/**
 * The inquiry form, see {@link useSentForm}.
 * @param preset the package that the address names
 * @param values what it starts with
 */
export function useInquiryForm(
  preset: PackageId,
  values: InquiryFormValues,
): SentForm<InquiryFormValues> {
  const [drafts] = useState(() => inquiryDrafts(preset));
  return useSentForm({
    path: routes.api.agentInquiries,
    empty: values,
    drafts,
    resolver: inquiryRules.resolver,
    words: FAILURE_LABELS,
  });
}

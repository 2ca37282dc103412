'use client';

import { useState } from 'react';
import type { FailureWords } from '@/components/forms/send-form';
import { type SentForm, useSentForm } from '@/components/forms/use-sent-form';
import { type CallbackOrigin, callbackStart } from '@/lib/requests/forms/callback/draft';
import type { CallbackFormValues } from '@/lib/requests/forms/callback/form';
import { routes } from '@/lib/routes';
import { callbackRules } from './callback-rules';

const WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Ihre Bitte um Rückruf wurde noch nicht gesendet',
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/**
 * The form for a call, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
export function useCallbackForm(
  origin: CallbackOrigin,
  enclosed?: object,
): SentForm<CallbackFormValues> {
  const [start] = useState(() => callbackStart(origin));
  return useSentForm({
    path: routes.api.callbackRequests,
    ...start,
    resolver: callbackRules.resolver,
    words: WORDS,
    enclosed,
  });
}

'use client';

import { useState } from 'react';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { formalWords } from '@/components/forms/send-form';
import { useSentForm } from '@/components/forms/use-sent-form';
import {
  type CallbackFormValues,
  type CallbackOrigin,
  callbackStart,
} from '@/lib/requests/forms/callback/form';
import { routes } from '@/lib/routes';

const FORM = {
  path: routes.api.callbackRequests,
  rules: lazyResolver<CallbackFormValues>(() =>
    import('@/lib/requests/kinds/callback').then(({ callbackSchema }) => callbackSchema),
  ),
  words: formalWords('Ihre Bitte um Rückruf'),
};

/**
 * The form for a call, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
export function useCallbackForm(origin: CallbackOrigin, enclosed?: object) {
  const [start] = useState(() => callbackStart(origin));
  return useSentForm({ ...FORM, ...start, enclosed });
}

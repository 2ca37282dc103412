'use client';

import { useRouter } from 'next/navigation';
import type { FormValues } from '@/components/forms/plain-form';
import { sendWithProof } from '@/components/forms/send-with-proof';
import { usePageForm } from '@/components/forms/use-page-form';
import { call } from '@/lib/platform/http/client';
import { OUTCOME_ID } from './operations';
import type { Sending } from './sending';

/**
 * Sends one of the page's forms and leads to the page that says that it is done. The same page is made
 * anew in place; another one is loaded, so that nothing of a deleted request stays in memory.
 * @param values what the form starts with
 */
export function useOperation(
  { path, token, request, plainAction, next }: Sending,
  values: FormValues,
) {
  const router = useRouter();

  function lead() {
    const target = new URL(next, location.href);
    if (target.pathname !== location.pathname) location.replace(next);
    else if (target.search !== location.search) router.replace(next);
    else {
      router.refresh();
      // What is said stands there already.
      document.getElementById(OUTCOME_ID)?.focus();
    }
  }

  return usePageForm(plainAction, values, async (typed) => {
    const body = { ...typed, token, request };
    await sendWithProof((headers) => call(path, { method: 'POST', body, headers }));
    return { goOn: lead };
  });
}

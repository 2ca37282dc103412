'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { type PlainFormState, untouched } from '@/components/forms/plain-form';
import { describeFailure } from '@/components/forms/send-form';
import { sendWithProof } from '@/components/forms/send-with-proof';
import { call } from '@/lib/platform/http/client';
import { FAILURE_LABELS, type FormValues, postedValues, type Sending } from './form-values';
import { OUTCOME_ID } from './operations';

/** What went wrong, in the shape in which a form without scripts tells it. */
function refusal(values: FormValues, error: unknown): PlainFormState<FormValues> {
  const { title, text, fields } = describeFailure(error, FAILURE_LABELS);
  return { values, fields, error: text.trim() || title };
}

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
  const [plain, submitPlain] = useActionState(plainAction, untouched(values));
  const [said, setSaid] = useState<PlainFormState<FormValues>>();
  // Counted, so that the same words said again are announced again.
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();

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

  async function send(typed: FormValues) {
    const body = { ...typed, token, request };
    try {
      await sendWithProof((headers) => call(path, { method: 'POST', body, headers }));
      startSending(() => {
        setSaid(untouched(typed));
        lead();
      });
    } catch (error) {
      startSending(() => {
        setSaid(refusal(typed, error));
        setAttempt((last) => last + 1);
      });
    }
  }

  return {
    state: said ?? plain,
    attempt,
    sending,
    form: {
      noValidate: true,
      action: submitPlain,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending) return;
        const typed = postedValues(new FormData(event.currentTarget));
        startSending(() => send(typed));
      },
    },
  };
}

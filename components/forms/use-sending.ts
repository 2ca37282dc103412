'use client';

import { useCallback, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { describeFailure, type FailureWords, messagesOf, type SendFailure } from './send-form';

export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  words: FailureWords,
) {
  const [sending, setSending] = useState(false);
  // Counts attempts, so that the same message is announced again.
  const [failure, setFailure] = useState<SendFailure & { attempt: number }>();

  const mark = useCallback(
    (fields: SendFailure['fields']) => {
      for (const [name, message] of Object.entries(fields)) {
        form.setError(name as Path<Values>, { type: 'server', message });
      }
    },
    [form],
  );

  const fail = useCallback(
    (next: SendFailure) => {
      setFailure((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));
      mark(next.fields);
    },
    [mark],
  );

  /** @param deliver resolves to whether the form is still being sent, e.g. during a navigation */
  const submit = useCallback(
    async (deliver: (values: Values) => Promise<boolean>) => {
      const send = async (values: Values) => {
        setSending(true);
        setFailure(undefined);
        try {
          setSending(await deliver(values));
        } catch (error) {
          setSending(false);
          fail(describeFailure(error, words));
        }
      };
      const refuse = (errors: FieldErrors<Values>) => {
        const fields = messagesOf(errors as Record<string, { message?: string }>);
        fail({ title: words.check, text: '', fields });
      };
      await form.handleSubmit((values) => send(values as Values), refuse)();
    },
    [fail, form, words],
  );

  const forgive = useCallback(() => setFailure(undefined), []);

  return { sending, failure, submit, fail, mark, forgive };
}

'use client';

import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { useKeptTexts } from './entered';
import {
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  untouched,
} from './plain-form';
import { describeFailure, PAGE_WORDS } from './send-form';

/**
 * A form of a page: sent by script, and where there is none by the browser to a server action. What went
 * wrong is told in the same shape both times.
 * @param initial what its fields start with
 * @param send sends what was typed; resolves to what comes next, and what is told once
 * @param name its name in the document, by which it finds what was typed before its scripts had come
 */
export function usePageForm(
  plainAction: PlainFormAction<FormValues>,
  initial: FormValues,
  send: (typed: FormValues) => Promise<{ goOn: () => void; told?: readonly string[] }>,
  name?: string,
) {
  const [plain, submitPlain] = useActionState(plainAction, untouched(initial));
  useKeptTexts(name);
  const [said, setSaid] = useState<PlainFormState<FormValues>>();
  // Counted, so that the same words said again are announced again.
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();

  function tell(state: PlainFormState<FormValues>, goOn?: () => void) {
    startSending(() => {
      setSaid(state);
      setAttempt((last) => last + 1);
      goOn?.();
    });
  }

  async function submit(typed: FormValues) {
    try {
      const { goOn, told } = await send(typed);
      tell({ ...untouched(typed), sent: true, told }, goOn);
    } catch (error) {
      const { title, text, fields } = describeFailure(error, PAGE_WORDS);
      tell({ values: typed, fields, error: text.trim() || title });
    }
  }

  return {
    state: said ?? plain,
    attempt,
    sending,
    form: {
      name,
      noValidate: true,
      action: submitPlain,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending) return;
        const typed = postedValues(new FormData(event.currentTarget));
        startSending(() => submit(typed));
      },
    },
  };
}

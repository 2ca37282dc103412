'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { call } from '@/lib/platform/http/client';
import { useKeptTexts } from './entered';
import {
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  untouched,
} from './plain-form';
import { describeFailure, PAGE_WORDS } from './send-form';
import { sendWithProof } from './send-with-proof';

/** How a form is sent: by script to an address of the API, without scripts to a server action. */
export interface Served {
  /** Takes it as JSON, and may answer with the page that comes next */
  path: string;
  /** Takes it where there are no scripts, and leads on by itself */
  plainAction: PlainFormAction<FormValues>;
  /** Sent along: what the form is about. Never in an address, because addresses are written into logs */
  about?: FormValues;
  /** The page that says that it is done, where the answer names none */
  next?: string;
}

/** Where the button that was pressed is gone with its form, the heading of the page stays. */
function useFocusAfterwards() {
  const isSent = useRef(false);
  useEffect(
    () => () => {
      if (!isSent.current || document.activeElement !== document.body) return;
      mainHeading()?.focus();
    },
    [],
  );
  return () => {
    isSent.current = true;
  };
}

/**
 * Leads to the page that says that a form is done. The same page is fetched again in place; another one is
 * loaded, so that nothing of a deleted request stays in memory.
 */
function leadTo(next: string, router: ReturnType<typeof useRouter>) {
  const target = new URL(next, location.href);
  if (target.pathname !== location.pathname) location.replace(next);
  else if (target.search !== location.search) router.replace(next);
  else {
    router.refresh();
    // The message of last time is still there.
    document.getElementById(target.hash.slice(1))?.focus();
  }
}

interface Answer {
  /** The page that comes next */
  next?: string;
  told?: readonly string[];
}

/** Posts what was typed; beyond a limit with the work that the server asks for. */
const post = (path: string, body: FormValues) =>
  sendWithProof((headers) => call<Answer>(path, { method: 'POST', body, headers }));

/**
 * A form that the server alone checks: sent by script, and where there is none by the browser to a server
 * action. Failures have the same shape both times.
 * @param initial what its fields start with
 * @param send sends what was typed, where that takes more than posting it
 */
export function useServedForm(
  { path, plainAction, about = {}, next }: Served,
  initial: FormValues,
  send: (typed: FormValues) => Promise<Answer> = (typed) => post(path, typed),
) {
  const router = useRouter();
  const [plain, submitPlain] = useActionState(plainAction, untouched(initial));
  useKeptTexts(path);
  const noteSent = useFocusAfterwards();
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

  function goOn(answered?: string) {
    // A page that somebody has just been let into is loaded as a whole.
    if (answered) location.assign(answered);
    else if (next) leadTo(next, router);
    else router.refresh();
  }

  async function submit(typed: FormValues) {
    try {
      const { next: answered, told } = await send(typed);
      if (!next) noteSent();
      tell({ ...untouched(typed), sent: true, told }, () => goOn(answered));
    } catch (error) {
      const { title, text, fields } = describeFailure(error, PAGE_WORDS);
      tell({ values: typed, fields, error: text.trim() || title });
    }
  }

  const state = said ?? plain;
  return {
    state,
    attempt,
    sending,
    about,
    form: {
      name: path,
      noValidate: true,
      action: submitPlain,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending) return;
        const typed = postedValues(new FormData(event.currentTarget));
        startSending(() => submit(typed));
      },
    },
    /** The properties of the field with this name. */
    field: (name: string) => ({
      name,
      defaultValue: state.values[name] ?? '',
      error: state.fields[name],
    }),
  };
}

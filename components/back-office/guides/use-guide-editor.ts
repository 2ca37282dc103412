'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { type FormValues, postedValues, untouched } from '@/components/forms/plain-form';
import type { Served } from '@/components/forms/served-form';
import { call, HttpError } from '@/lib/platform/http/client';
import { describeOperationFailure, type Failure } from '../failure';
import { keepTexts, keptTexts } from '../draft-box';

export interface StoredMeanwhile {
  version: number;
  values: FormValues;
}

const BESIDE = ['id', 'version', 'then', 'day', 'time'];

const textIn = (values: FormValues) =>
  Object.entries(values)
    .filter(([name, value]) => value !== '' && !BESIDE.includes(name))
    .map(([name, value]) => `${name}=${value.replace(/\r\n?/g, '\n').trim()}`)
    .sort()
    .join('\n');

const meanwhileIn = (error: unknown) =>
  error instanceof HttpError && error.status === 409
    ? (error.problem as { current?: StoredMeanwhile }).current
    : undefined;

interface Editing {
  how: Served;
  initial: FormValues;
  version: number;
  keepKey: string;
}

/** Keeps unsaved text in this window; a colleague's text is never overwritten unseen. */
export function useGuideEditor({ how, initial, version, keepKey }: Editing) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [plain, plainAction] = useActionState(how.plainAction, untouched(initial));
  // Initial values of the fields; another count remounts them.
  const [start, setStart] = useState({ values: plain.values, count: 0 });
  const [typed, setTyped] = useState(plain.values);
  const [saved, setSaved] = useState(initial);
  const [on, setOn] = useState(version);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure & { attempt: number }>();
  const [conflict, setConflict] = useState<StoredMeanwhile>();
  const [isRestored, setRestored] = useState(false);
  const [done, setDone] = useState('');

  const read = () => (form.current ? postedValues(new FormData(form.current)) : typed);

  function replace(values: FormValues, base: number) {
    setStart(({ count }) => ({ values, count: count + 1 }));
    setTyped(values);
    setOn(base);
    keepTexts(keepKey, { ...values, version: String(base) });
  }

  function noteTyped() {
    const values = read();
    setTyped(values);
    setDone('');
    keepTexts(keepKey, textIn(values) === textIn(saved) ? undefined : values);
  }

  // After hydration, because the server does not know what this window has kept.
  useEffect(() => {
    const kept = keptTexts(keepKey);
    if (!kept || textIn(kept) === textIn(initial)) return;
    const timer = setTimeout(() => {
      replace(kept, Number(kept.version) || 0);
      setRestored(true);
    });
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [keepKey]);

  /** Deferred: the pressed button is gone, and the field may just be remounted. */
  const focusFirst = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[name=title]')?.focus());

  async function send(values: FormValues) {
    setSending(true);
    setFailure(undefined);
    setConflict(undefined);
    setRestored(false);
    try {
      const answer = await call<{ next?: string; version?: number }>(how.path, {
        method: 'POST',
        body: values,
      });
      // Typed while the request was running, so not saved yet.
      const now = read();
      const isBehind = textIn(now) !== textIn(values);
      const next = answer.version ?? on;
      keepTexts(keepKey, isBehind ? { ...now, version: String(next) } : undefined);
      if (answer.next) return location.assign(answer.next);
      setSaved(values);
      setOn(next);
      setDone(DONE[values.then ?? ''] ?? 'Der Entwurf ist gespeichert.');
      router.refresh();
    } catch (error) {
      const stored = meanwhileIn(error);
      if (stored) setConflict(stored);
      else
        setFailure((last) => ({
          ...describeOperationFailure(error),
          attempt: (last?.attempt ?? 0) + 1,
        }));
    } finally {
      setSending(false);
    }
  }

  return {
    start,
    typed,
    isSending,
    conflict,
    isRestored,
    done,
    on,
    failure:
      failure ??
      (plain.error ? { text: plain.error, fields: plain.fields, attempt: 0 } : undefined),
    isDirty: textIn(typed) !== textIn(saved),
    noteTyped,
    form: {
      ref: form,
      noValidate: true,
      action: plainAction,
      onInput: noteTyped,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        const { submitter } = event.nativeEvent as SubmitEvent;
        void send(postedValues(new FormData(event.currentTarget, submitter)));
      },
    },
    settle: (choice: 'mine' | 'stored') => {
      if (!conflict) return;
      setConflict(undefined);
      focusFirst();
      if (choice === 'stored') {
        replace(conflict.values, conflict.version);
        keepTexts(keepKey, undefined);
        setSaved(conflict.values);
      } else {
        setOn(conflict.version);
        keepTexts(keepKey, { ...read(), version: String(conflict.version) });
      }
    },
    forget: () => {
      setRestored(false);
      replace(initial, version);
      keepTexts(keepKey, undefined);
      focusFirst();
    },
  };
}

const DONE: Record<string, string> = {
  publish: 'Veröffentlicht. Die Website zeigt es innerhalb einer Minute.',
  schedule: 'Gespeichert und geplant.',
};

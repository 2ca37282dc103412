'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import {
  BY_SCRIPT,
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  untouched,
} from '@/lib/platform/form-state';
import { TYPED } from '../failure';
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

type State = PlainFormState<FormValues>;

interface Editing {
  action: PlainFormAction<FormValues>;
  initial: FormValues;
  version: number;
  keepKey: string;
}

/** Keeps unsaved text in this window; a colleague's text is never overwritten unseen. */
export function useGuideEditor({ action, initial, version, keepKey }: Editing) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [plain, plainAction] = useActionState(action, untouched(initial));
  // Initial values of the fields; another count remounts them.
  const [start, setStart] = useState({ values: plain.values, count: 0 });
  const [typed, setTyped] = useState(plain.values);
  const [saved, setSaved] = useState(initial);
  const [on, setOn] = useState(version);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<
    Pick<State, 'fields'> & { text: string; attempt: number }
  >();
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

  function fail(text: string, fields: State['fields'] = {}) {
    setFailure((last) => ({ text, fields, attempt: (last?.attempt ?? 0) + 1 }));
  }

  async function send(form: FormData) {
    const values = postedValues(form);
    form.set(BY_SCRIPT, 'on');
    setSending(true);
    setFailure(undefined);
    setConflict(undefined);
    setRestored(false);
    try {
      const answer = await action(untouched(initial), form);
      if (!answer.sent) {
        if (answer.current) setConflict(answer.current as StoredMeanwhile);
        else if (answer.code === 'unauthorised') fail(TYPED.loggedOut);
        else fail(answer.error ?? TYPED.fault, answer.fields);
        return;
      }
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
    } catch {
      fail(TYPED.noAnswer);
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
        void send(new FormData(event.currentTarget, submitter));
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

'use client';

import { useState, type ChangeEvent } from 'react';
import { keepTexts, keptTexts } from '../draft-box';

/**
 * What is typed into a form of the dialog. It outlasts a change of form, the closing of the dialog and a
 * reload of the page, until it is sent.
 * @param initial what the form starts with
 */
export function useTyped<Values extends Record<string, string>>(key: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...keptTexts(key) }));

  function set(changes: Partial<Values>) {
    const next = { ...values, ...changes };
    const isUntouched = Object.keys(next).every((name) => next[name] === initial[name]);
    setValues(next);
    keepTexts(key, isUntouched ? undefined : next);
  }

  /** The properties of the field with this name. */
  const field = (name: keyof Values & string) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: target.value } as Partial<Values>),
  });

  /** The same of a list. */
  const choice = (name: keyof Values & string) => ({
    value: values[name],
    onValueChange: (value: string) => set({ [name]: value } as Partial<Values>),
  });

  return { values, set, field, choice, forget: () => keepTexts(key, undefined) };
}

'use client';

import { type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';

/** The form of the document with this name; null on the server. */
const formNamed = (name?: string) =>
  typeof document === 'undefined' || name === undefined ? null : document.forms.namedItem(name);

/**
 * What stands in a form other than in an untouched one, by field. Names that the untouched form does not
 * have are none of its fields.
 */
export function entered<Values extends object>(
  form: HTMLFormElement,
  start: Values,
): Partial<Values> {
  const held = new FormData(form);
  const differing = Object.entries(start).flatMap(([name, nothing]) => {
    const value = typeof nothing === 'boolean' ? held.has(name) : held.get(name);
    return value === null || value === nothing ? [] : [[name, value] as const];
  });
  return Object.fromEntries(differing) as Partial<Values>;
}

/**
 * What was typed and chosen in a form before its scripts had come. Read while the form is rendered, because
 * React creates the elements again if an extension has changed the page; and once more before any ref,
 * because react-hook-form writes into the fields through its refs.
 * @param name the form's name in the document; none for a form that only a script can open
 * @param start what an untouched form holds
 */
export function useEntered<Values extends object>(
  name: string | undefined,
  start: Values,
): RefObject<Partial<Values>> {
  const read = () => {
    const form = formNamed(name);
    return form ? entered(form, start) : {};
  };
  const [seen] = useState(read);
  const held = useRef<Partial<Values>>(seen);
  useInsertionEffect(() => {
    const last = read();
    if (Object.keys(last).length > 0) held.current = last;
    // Runs once: from then on the form hears of everything itself.
  }, []);
  return held;
}

/** The step that the page has come with, where that is not the first: the server has led there. */
export function useStepOfPage(name: string): number | undefined {
  const [step] = useState(() => {
    const steps = formNamed(name)?.querySelectorAll('[data-step]') ?? [];
    return [...steps].findIndex((section) => section.hasAttribute('data-current'));
  });
  return step > 0 ? step : undefined;
}

/** Keeps what was typed before into a form of the browser's own, where React creates its fields again. */
export function useKeptTexts(name?: string): void {
  const [held] = useState(() => {
    const form = formNamed(name);
    return form ? [...new FormData(form)] : [];
  });
  useLayoutEffect(() => {
    const fields = formNamed(name)?.elements;
    for (const [field, text] of held) {
      const input = fields?.namedItem(field);
      const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (isText && input.value === '') input.value = String(text);
    }
  }, [name, held]);
}

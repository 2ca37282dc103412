'use client';

import { type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';

const formNamed = (name?: string) =>
  typeof document === 'undefined' || name === undefined ? null : document.forms.namedItem(name);

/** The values that differ from the untouched form. Ignores names that it does not have. */
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
 * Input from before hydration. Read while rendering, because React recreates the fields if an
 * extension has changed the page; and again before any ref, because react-hook-form writes
 * through its refs.
 * @param name absent for a form that only a script can open
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
    // Runs once: later changes reach the form by events.
  }, []);
  return held;
}

export function useStepOfPage(name: string): number | undefined {
  const [step] = useState(() => {
    const steps = formNamed(name)?.querySelectorAll('[data-step]') ?? [];
    return [...steps].findIndex((section) => section.hasAttribute('data-current'));
  });
  return step > 0 ? step : undefined;
}

/** Restores input from before hydration if React creates the fields again. */
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

'use client';

import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { ActionName } from '@/lib/requests/kinds/kind';
import type { OperationName } from '../operate';
import { useRequest } from '../request-context';
import { useOperation } from '../use-operation';
import { useTyped } from './use-typed';

interface ActionForm<Values> {
  /** Names its fields and its draft */
  action: ActionName | OperationName;
  operation: OperationName;
  initial: Values;
  /** What is sent of what was typed */
  bodyOf: (values: Values) => object;
  /** Whether it takes the place of something, which has to have been seen for that */
  isReplacing?: boolean;
  onDone: () => void;
}

/** One of the forms by which something is done with the request. */
export function useActionForm<Values extends Record<string, string>>({
  action,
  operation,
  initial,
  bodyOf,
  isReplacing = false,
  onDone,
}: ActionForm<Values>) {
  const { draftPrefix, state } = useRequest();
  const { isSending, failure, run } = useOperation(operation);
  const typed = useTyped(`${draftPrefix}${action}`, initial);
  const form = useRef<HTMLFormElement>(null);

  // The first field that was refused takes the focus, which is marked by then.
  useLayoutEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const body = { ...bodyOf(typed.values), ...(isReplacing && { version: state.version }) };
    if (!(await run(body))) return;
    typed.forget();
    onDone();
  }

  return {
    ...typed,
    /** Of a field by its name, which is also that of its refusal unless another one is given */
    field: (name: keyof Values & string, wireName: string = name) => ({
      name: `${action}-${name}`,
      error: failure?.fields[wireName],
      ...typed.field(name),
    }),
    /** The same of a list */
    choice: (name: keyof Values & string) => ({
      name: `${action}-${name}`,
      error: failure?.fields[name],
      ...typed.choice(name),
    }),
    frame: { formRef: form, isSending, failure, onSubmit: submit },
  };
}

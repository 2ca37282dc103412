'use client';

import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import type { ActionName } from '@/lib/submissions/kinds/kind';
import type { Failure } from '../failure';
import { keepTexts, keptTexts } from '../draft-box';
import { FailureNote } from './failure-note';
import { type OperationName, useOperation } from './use-operation';
import { useSubmission } from './submission-context';

interface ActionFormOptions<Values> {
  operation: OperationName;
  action?: ActionName;
  initial: Values;
  bodyOf: (values: Values) => object;
  /** Sends the known version along */
  isReplacing?: boolean;
  onDone?: () => void;
}

/** Input is kept until it is sent, also when the dialog is closed or the page is reloaded. */
export function useActionForm<Values extends Record<string, string>>({
  operation,
  action,
  initial,
  bodyOf,
  isReplacing = false,
  onDone,
}: ActionFormOptions<Values>) {
  const { draftPrefix, state } = useSubmission();
  const { isSending, failure, run } = useOperation(operation);
  const prefix = action ?? operation;
  const draft = `${draftPrefix}${prefix}`;
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...keptTexts(draft) }));
  const form = useRef<HTMLFormElement>(null);

  // In a layout effect, after the refused fields are marked as invalid.
  useLayoutEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  function set(changes: Partial<Values>) {
    const next = { ...values, ...changes };
    const isUntouched = Object.keys(next).every((name) => next[name] === initial[name]);
    setValues(next);
    keepTexts(draft, isUntouched ? undefined : next);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const body = { ...bodyOf(values), ...(isReplacing && { version: state.version }) };
    if (!(await run(body))) return;
    keepTexts(draft, undefined);
    onDone?.();
  }

  const setOne = (name: keyof Values, value: string) => set({ [name]: value } as Partial<Values>);
  return {
    values,
    set,
    /** @param wireName if the server's refusal uses another name */
    field: (name: keyof Values & string, wireName: string = name) => ({
      name: `${prefix}-${name}`,
      error: failure?.fields[wireName],
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setOne(name, target.value),
    }),
    choice: (name: keyof Values & string) => ({
      name: `${prefix}-${name}`,
      error: failure?.fields[name],
      value: values[name],
      onValueChange: (value: string) => setOne(name, value),
    }),
    frame: { formRef: form, isSending, failure, onSubmit: submit },
  };
}

interface ActionFormProps {
  formRef: Ref<HTMLFormElement>;
  isSending: boolean;
  failure?: Failure;
  onSubmit: (event?: FormEvent) => void;
  submit: string;
  pending: string;
  beside?: ReactNode;
  children: ReactNode;
}

export function ActionForm({
  formRef,
  isSending,
  failure,
  onSubmit,
  submit,
  pending,
  beside,
  children,
}: ActionFormProps) {
  const hasFields = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit}>
      {children}
      {/* A refused field shows its own message. */}
      <FailureNote failure={hasFields ? undefined : failure} onRetry={() => onSubmit()} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? pending : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

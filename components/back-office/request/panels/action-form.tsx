'use client';

import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import type { Failure } from '../../failure';
import { FailureNote } from '../failure-note';

interface ActionFormProps {
  formRef: Ref<HTMLFormElement>;
  isSending: boolean;
  failure?: Failure;
  onSubmit: (event?: FormEvent) => void;
  /** Said by the button */
  submit: string;
  /** Said by it while it is being sent */
  pending: string;
  /** Stands beside the button */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a form in the dialog: its fields, what went wrong, and its button. */
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
      {/* A refused field says itself what is wrong with it. */}
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

'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { describeOperationFailure, type Failure } from '../failure';
import { useSubmission } from './submission-context';
import type { SubmissionRef } from './save-change';

export type OperationName =
  | 'assignment'
  | 'calls'
  | 'mails'
  | 'callback'
  | 'appointment'
  | 'appointment-cancellation'
  | 'expert-value'
  | 'valuation-mail'
  | 'merge'
  | 'separation'
  | 'lead-intent'
  | 'lead-property'
  | 'lead-release'
  | 'lead-hold'
  | 'lead-rule'
  | 'lead-class'
  | 'lead-separation'
  | 'lead-offer';

/** @returns the confirmation, in German @throws HttpError, or a network error */
export async function operate(
  { type, id }: SubmissionRef,
  operation: OperationName,
  body: object,
): Promise<string> {
  const path = employeeRoutes.api.submissionOperation(KINDS[type].segment, id, operation);
  const { message } = await call<{ message: string }>(path, { method: 'POST', body });
  return message;
}

export function useOperation(operation: OperationName) {
  const { target, refresh } = useSubmission();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** @returns whether it succeeded */
  async function run(body: object): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setFailure(undefined);
    try {
      toast({ title: await operate(target, operation, body) });
      refresh();
      return true;
    } catch (error) {
      const failed = describeOperationFailure(error);
      setFailure(failed);
      if (failed.isOutOfDate) refresh();
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, failure, run };
}

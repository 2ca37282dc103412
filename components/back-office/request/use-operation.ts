'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { describeFailure, type Failure } from '../failure';
import { useRequest } from './request-context';
import type { Target } from './save-change';

/** What is done with a request, by the name that the address of the API carries. */
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
  | 'lead-release'
  | 'lead-hold'
  | 'lead-class'
  | 'lead-separation'
  | 'lead-offer';

/**
 * Does something with a request.
 * @returns a sentence that says that it is done
 * @throws HttpError, or a network error, see {@link call}
 */
export async function operate(
  { type, id }: Target,
  operation: OperationName,
  body: object,
): Promise<string> {
  const path = employeeRoutes.api.requestOperation(KINDS[type].segment, id, operation);
  const { message } = await call<{ message: string }>(path, { method: 'POST', body });
  return message;
}

/** Does something with the request, says what became of it, and has the dialog show it. */
export function useOperation(operation: OperationName) {
  const { target, refresh } = useRequest();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** @returns whether it is done */
  async function run(body: object): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setFailure(undefined);
    try {
      toast({ title: await operate(target, operation, body) });
      refresh();
      return true;
    } catch (error) {
      const failed = describeFailure(error);
      setFailure(failed);
      // What stands in the way is to be seen.
      if (failed.isOutOfDate) refresh();
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, failure, run };
}

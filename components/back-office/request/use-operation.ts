'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { describeFailure, type Failure } from '../failure';
import { operate, type OperationName } from './operate';
import { useRequest } from './request-context';

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

'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { toast } from '@/components/ui/use-toast';
import { call } from '@/lib/platform/http/client';
import { describeUndone } from '../failure';

/**
 * Something that is done at a press: posted, said in a toast, and shown by making the page anew.
 * @param path of an operation that answers `{ message }`
 */
export function useAct(path: string) {
  const router = useRouter();
  const [pending, start] = useTransition();

  async function post() {
    try {
      const { message } = await call<{ message: string }>(path, { method: 'POST', body: {} });
      toast({ title: message });
      // The button that was pressed may be gone with its row; the heading of the page stays.
      mainHeading()?.focus();
      start(() => router.refresh());
    } catch (error) {
      const { text, isOutOfDate } = describeUndone(error);
      toast({ variant: 'destructive', title: 'Das ist nicht erledigt.', text });
      if (isOutOfDate) start(() => router.refresh());
    }
  }

  return {
    pending,
    act: () => {
      if (!pending) start(post);
    },
  };
}

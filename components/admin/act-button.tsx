'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useTransition } from 'react';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/main-heading';
import { toast } from '@/components/ui/use-toast';
import { call } from '@/lib/platform/http/client';
import { describeUndone } from './failure';

function useAct(path: string) {
  const router = useRouter();
  const [pending, start] = useTransition();

  async function post() {
    try {
      const { message } = await call<{ message: string }>(path, { method: 'POST', body: {} });
      toast({ title: message });
      // The button may be gone with its row; the heading of the page stays.
      mainHeading()?.focus();
      start(() => router.refresh());
    } catch (error) {
      const { text, isOutOfDate } = describeUndone(error);
      toast({ variant: 'destructive', title: 'Das ist nicht erledigt.', text });
      if (isOutOfDate) start(() => router.refresh());
    }
  }

  const act = () => {
    if (!pending) start(post);
  };
  return { pending, act };
}

interface ActButtonProps {
  /** Answers `{ message }` */
  path: string;
  about: string;
  doing: string;
  variant?: ComponentProps<typeof Button>['variant'];
  question?: { title: string; text: string; confirm: string };
  children: string;
}

export function ActButton({
  path,
  about,
  doing,
  variant = 'outline',
  question,
  children,
}: ActButtonProps) {
  const { pending, act } = useAct(path);
  const button = (
    <Button
      variant={variant}
      aria-disabled={pending}
      onClick={question ? (event) => pending && event.preventDefault() : act}
      className="max-sm:w-full"
    >
      {pending ? doing : children}
      <span className="sr-only">: {about}</span>
    </Button>
  );
  if (!question) return button;
  return (
    <AlertDialog trigger={button} title={question.title} text={question.text}>
      <AlertDialogAction onClick={act}>{question.confirm}</AlertDialogAction>
      <AlertDialogCancel>Abbrechen</AlertDialogCancel>
    </AlertDialog>
  );
}

'use client';

import type { ComponentProps } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { useAct } from './use-act';

interface AskButtonProps {
  path: string;
  about: string;
  doing: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** What is asked before it is done */
  question: { title: string; text: string; confirm: string };
  children: string;
}

/** A button for what cannot be undone: it asks first. */
export function AskButton({
  path,
  about,
  doing,
  variant = 'ghost',
  question,
  children,
}: AskButtonProps) {
  const { pending, act } = useAct(path);
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          variant={variant}
          aria-disabled={pending}
          onClick={(event) => pending && event.preventDefault()}
          className="max-sm:w-full"
        >
          {pending ? doing : children}
          <span className="sr-only">: {about}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{question.title}</AlertDialogTitle>
        <AlertDialogDescription>{question.text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogAction onClick={act}>{question.confirm}</AlertDialogAction>
          <AlertDialogCancel>Abbrechen</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

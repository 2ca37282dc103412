'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
export function AskButton({ path, about, doing, variant, question, children }: AskButtonProps) {
  const [open, setOpen] = useState(false);
  const { pending, act } = useAct(path);
  return (
    <>
      <Button
        variant={variant ?? 'ghost'}
        aria-haspopup="dialog"
        aria-disabled={pending}
        onClick={() => !pending && setOpen(true)}
        className="max-sm:w-full"
      >
        {pending ? doing : children}
        <span className="sr-only">: {about}</span>
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={question.title}>
          <p className="mt-2">{question.text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              {question.confirm}
            </Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Abbrechen
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sendableConversation } from '@/lib/submissions/forms/conversation';

export interface SubmissionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sent only if the person ticks its box */
  conversation?: string;
}

/** The box is unticked each time the dialog opens. */
export function useConversation(conversation?: string) {
  const [isTicked, setTicked] = useState(false);
  const text = conversation ? sendableConversation(conversation) : '';
  return {
    text,
    isTicked,
    setTicked,
    enclosed: text && isTicked ? { conversation: text } : undefined,
  };
}

type EnclosedConversation = ReturnType<typeof useConversation>;

export function ConversationField({ text, isTicked, setTicked }: EnclosedConversation) {
  const meaning = useId();
  if (!text) return null;
  return (
    <div className="mb-5">
      <ConsentCheckbox
        name="conversation"
        label="Das Gespräch mitschicken"
        aria-describedby={meaning}
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <div className="pl-9 text-base">
        <p id={meaning} className="text-muted">
          Wer Ihnen antwortet, liest dann mit, was Sie hier gefragt haben.
        </p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
            Ansehen, was mitgeht
          </summary>
          {/* Focusable, so that long ones scroll by keyboard. */}
          <div
            role="group"
            aria-label="Das Gespräch"
            tabIndex={0}
            className="max-h-56 overflow-y-auto border-l-4 border-sand pl-4 wrap-anywhere whitespace-pre-wrap"
          >
            {text}
          </div>
        </details>
      </div>
    </div>
  );
}

function SubmissionSent({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Vielen Dank.
      </h3>
      <div className="mt-2">{children}</div>
      <Button className="mt-6 w-full" onClick={onClose}>
        Fenster schließen
      </Button>
    </div>
  );
}

interface SubmissionFrameProps extends Pick<SubmissionDialogProps, 'onOpenChange'> {
  title: string;
  form: { startAgain: () => void };
  enclosure: EnclosedConversation;
  isKnown: boolean;
  thanks?: ReactNode;
  children: ReactNode;
}

export function SubmissionDialogFrame({
  title,
  form,
  enclosure,
  isKnown,
  thanks,
  onOpenChange,
  children,
}: SubmissionFrameProps) {
  const close = () => {
    form.startAgain();
    enclosure.setTicked(false);
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={close} title={title}>
      {thanks ? (
        <SubmissionSent onClose={close}>{thanks}</SubmissionSent>
      ) : (
        <>
          {isKnown && (
            <p className="mt-3 text-base text-muted">
              Was schon ausgefüllt ist, haben Sie in diesem Browser für Ihre Bewertung eingegeben.
            </p>
          )}
          {children}
        </>
      )}
    </Dialog>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '@/components/ui/alert-dialog';
import { Dialog } from '@/components/ui/dialog';
import { keepTexts, keptKeys, keptTexts } from '../draft-box';
import { type SubmissionState, saveChange, type SubmissionRef } from './save-change';
import { noteKey, type OpenSubmission, SubmissionProvider } from './submission-context';

interface DiscardQuestionProps {
  isNote: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ isNote, onStay, onDiscard }: DiscardQuestionProps) {
  const what = isNote ? 'Nicht gespeicherte Notiz' : 'Nicht gesendete Eingaben';
  return (
    <AlertDialog
      open
      onOpenChange={onStay}
      title={`${what} verwerfen?`}
      text={
        isNote
          ? 'Der Text ist noch nicht gespeichert. Verworfen ist er nicht wiederherzustellen.'
          : 'Was Sie eingegeben haben, ist noch nicht gesendet. Verworfen ist es nicht wiederherzustellen.'
      }
    >
      <AlertDialogCancel variant="primary">Weiter schreiben</AlertDialogCancel>
      <AlertDialogAction variant="outline" onClick={onDiscard}>
        Verwerfen
      </AlertDialogAction>
    </AlertDialog>
  );
}

interface Opened {
  target: SubmissionRef;
  rendered: SubmissionState;
  closeHref: string;
  employeeId: number;
}

function useOpenSubmission({ target, rendered, closeHref, employeeId }: Opened) {
  const router = useRouter();
  // Closes at once, and comes back if the navigation fails.
  const [isOpen, setOpen] = useOptimistic(true);
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<SubmissionState>();
  const state = saved && saved.version > rendered.version ? saved : rendered;
  const draftPrefix = `anfrage:${employeeId}:${target.type}:${target.id}:`;

  const leave = () =>
    startTransition(() => {
      setOpen(false);
      router.replace(closeHref, { scroll: false });
    });
  const refresh = () => router.refresh();

  const submission: OpenSubmission = {
    target,
    state,
    draftPrefix,
    refresh,
    change: async (base, wanted) => {
      const result = await saveChange(target, base, wanted);
      setSaved(result.state ?? result.conflict);
      // The rest of the submission may have changed as well.
      if (result.conflict) refresh();
      return result;
    },
    finish: () => (keptKeys(draftPrefix).length > 0 ? refresh() : leave()),
    close: () => (keptKeys(draftPrefix).length > 0 ? setAsking(true) : leave()),
  };
  const discard = () => {
    for (const key of keptKeys(draftPrefix)) keepTexts(key, undefined);
    setAsking(false);
    leave();
  };
  return { submission, isOpen, isAsking, stay: () => setAsking(false), discard };
}

interface SubmissionFrameProps extends Opened {
  title: string;
  children: ReactNode;
}

export function SubmissionFrame({ title, children, ...opened }: SubmissionFrameProps) {
  const { submission, isOpen, isAsking, stay, discard } = useOpenSubmission(opened);
  return (
    <SubmissionProvider value={submission}>
      <Dialog
        shape="sheet"
        title={title}
        open={isOpen}
        onOpenChange={submission.close}
        returnTo="main h1"
      >
        {children}
        {isAsking && (
          <DiscardQuestion
            isNote={keptTexts(noteKey(submission.draftPrefix)) !== undefined}
            onStay={stay}
            onDiscard={discard}
          />
        )}
      </Dialog>
    </SubmissionProvider>
  );
}

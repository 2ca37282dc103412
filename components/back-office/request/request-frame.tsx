'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { DiscardQuestion } from './discard-question';
import { keptTexts } from './draft-box';
import type { State } from './merge';
import { RequestProvider } from './request-context';
import type { Target } from './save-change';
import { noteKey } from './use-note';
import { useOpenRequest } from './use-open-request';

interface RequestFrameProps {
  title: string;
  target: Target;
  rendered: State;
  closeHref: string;
  employeeId: number;
  children: ReactNode;
}

/** The dialog around a request. It closes by leading to the list below it, and keeps what was typed. */
export function RequestFrame({ title, children, ...opened }: RequestFrameProps) {
  const { request, isOpen, isAsking, stay, discard } = useOpenRequest(opened);
  return (
    <RequestProvider value={request}>
      <Dialog
        shape="sheet"
        title={title}
        open={isOpen}
        onOpenChange={request.close}
        returnTo="main h1"
      >
        {children}
        {isAsking && (
          <DiscardQuestion
            isNote={keptTexts(noteKey(request.draftPrefix)) !== undefined}
            onStay={stay}
            onDiscard={discard}
          />
        )}
      </Dialog>
    </RequestProvider>
  );
}

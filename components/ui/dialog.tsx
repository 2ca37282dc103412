'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '@/lib/utils';
import {
  DIALOG_CLOSE,
  DIALOG_HEAD,
  DIALOG_OVERLAY,
  DIALOG_SHAPES,
  DIALOG_TITLE,
} from './dialog-look';
import { isLeftToDialog } from './escape';

/** Sticky where the window is high enough, so that the buttons are seen. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-5 -mb-5 mt-4 bg-paper px-5 pt-4 pb-5 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:-bottom-5 [@media(min-height:40rem)]:z-1 [@media(min-height:40rem)]:border-t [@media(min-height:40rem)]:border-line sm:[@media(min-height:40rem)]:-bottom-6">
      {children}
    </div>
  );
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  shape?: keyof typeof DIALOG_SHAPES;
  /** Selector of what gets the focus if the opener is gone */
  returnTo?: string;
  children: ReactNode;
}

function focusTarget(opener: Element | null, returnTo?: string): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere || !returnTo) return opener instanceof HTMLElement ? opener : null;
  return document.querySelector<HTMLElement>(returnTo);
}

/** Escape closes something open inside first, e.g. a list of suggestions. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

export function Dialog({
  open,
  onOpenChange,
  title,
  shape = 'middle',
  returnTo,
  children,
}: DialogProps) {
  // A page may load with its dialog open; then there is no opener.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_OVERLAY} />
        <Primitive.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (isTaken(event)) event.preventDefault();
          }}
          onKeyDown={({ nativeEvent }) => {
            if (isLeftToDialog(nativeEvent) && !isTaken(nativeEvent)) onOpenChange(false);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusTarget(opener, returnTo)?.focus();
          }}
          className={cn(
            'fixed z-50 scroll-pt-24 scroll-pb-44 overflow-y-auto border border-line bg-paper p-5 sm:p-6',
            DIALOG_SHAPES[shape],
          )}
        >
          <div className={DIALOG_HEAD}>
            <Primitive.Title className={DIALOG_TITLE}>{title}</Primitive.Title>
            <Primitive.Close aria-label="Schließen" className={DIALOG_CLOSE}>
              <XIcon className="size-6" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

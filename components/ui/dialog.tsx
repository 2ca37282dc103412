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

/**
 * The end of a form in a dialog. Where the window is high enough it stays in view, so that nobody has
 * to guess that there is more below.
 */
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
  /** Selector of what gets the focus where the element that had it is gone */
  returnTo?: string;
  children: ReactNode;
}

/** What had the focus before, or else what stands in for it. */
function focusTarget(opener: Element | null, returnTo?: string): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere || !returnTo) return opener instanceof HTMLElement ? opener : null;
  return document.querySelector<HTMLElement>(returnTo);
}

/** Whether Escape belongs to something open inside the dialog, such as a list of suggestions. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/**
 * A modal dialog: holds the focus, closes by Escape, outside press and its button, and gives the
 * focus back to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  shape = 'middle',
  returnTo,
  children,
}: DialogProps) {
  // A page may come with its dialog open; then nothing had the focus before.
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

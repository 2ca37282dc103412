'use client';

import { XIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/utils';
import { DIALOG_CLOSE, DIALOG_HEAD, DIALOG_TITLE } from './dialog-look';

/** What a browser does by itself when a button is pressed; React's types do not know it yet. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

/** The button of components/ui/dialog-button.tsx. */
export function DialogOpener({ opens, ...props }: ComponentProps<'button'> & { opens: string }) {
  function open() {
    const dialog = document.getElementById(opens) as HTMLDialogElement | null;
    if (!dialog?.open) dialog?.showModal();
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...command('show-modal', opens)}
      onClick={open}
      {...props}
    />
  );
}

interface NativeDialogProps {
  id: string;
  title: string;
  /** Where it stands, and how large it is */
  className: string;
  children: ReactNode;
}

/**
 * A dialog that stands in the page, closed. The browser holds the focus in it and gives it back. It closes by
 * its button, by Escape, by a press beside it, by a link that is followed or a form that is sent in it, and
 * where the button that has opened it has gone from view, as on a screen that was turned.
 */
export function NativeDialog({ id, title, className, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const closeUnlessVisible = () => {
      const button = document.querySelector(`[commandfor="${id}"][command="show-modal"]`);
      if (!button?.getClientRects().length) dialog.current?.close();
    };
    addEventListener('resize', closeUnlessVisible);
    return () => removeEventListener('resize', closeUnlessVisible);
  }, [id]);

  function closeBesideOrByLink({ target, currentTarget }: MouseEvent) {
    // What surrounds a dialog belongs to it; its content covers the rest.
    if (target === currentTarget || (target as Element).closest('a')) close();
  }

  return (
    // The browser closes it by Escape, and its button is in the order of Tab.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cn(
        'fixed inset-auto m-0 max-w-none overflow-y-auto overscroll-contain border border-line bg-paper p-0 text-ink backdrop:bg-black/50',
        className,
      )}
      onClick={closeBesideOrByLink}
      onSubmit={close}
    >
      <div className="min-h-full p-5 sm:p-6">
        <div className={DIALOG_HEAD}>
          <h2 id={`${id}-titel`} className={DIALOG_TITLE}>
            {title}
          </h2>
          <button
            type="button"
            {...command('close', id)}
            onClick={close}
            aria-label="Schließen"
            className={DIALOG_CLOSE}
          >
            <XIcon className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { Button, type ButtonLook } from './button';
import { DIALOG_CLOSE, DIALOG_HEAD, DIALOG_TITLE } from './dialog-look';

interface NativeDialogProps {
  id: string;
  title: string;
  /** Where it stands, and how large it is */
  className: string;
  children: ReactNode;
}

/**
 * A dialog that stands in the page, closed, and is opened by the first script (open-dialogs.ts): it needs
 * no other. The browser holds the focus in it and gives it back.
 */
export function NativeDialog({ id, title, className, children }: NativeDialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cn(
        'fixed inset-auto m-0 max-w-none overflow-y-auto overscroll-contain border border-line bg-paper p-0 text-ink backdrop:bg-black/50',
        className,
      )}
      suppressHydrationWarning
    >
      <div className="min-h-full p-5 sm:p-6">
        <div className={DIALOG_HEAD}>
          <h2 id={`${id}-titel`} className={DIALOG_TITLE}>
            {title}
          </h2>
          <button type="button" data-own="close" aria-label="Schließen" className={DIALOG_CLOSE}>
            <XIcon className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Opens the dialog with the id. */
export function DialogButton({
  opens,
  ...button
}: ComponentProps<'button'> & ButtonLook & { opens: string }) {
  return <Button aria-haspopup="dialog" data-own="open" data-opens={opens} {...button} />;
}

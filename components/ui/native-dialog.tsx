import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';
import { DialogFrame, DialogOpener } from './dialog-frame';
import { DIALOG_CLOSE, DIALOG_HEAD, DIALOG_TITLE } from './dialog-look';

/** Opens the native dialog with this id: browsers that know `command` do it without a script. */
export function DialogButton({
  className,
  variant,
  width,
  ...props
}: ComponentProps<typeof DialogOpener> & ButtonLook) {
  return <DialogOpener className={cn(buttonVariants({ variant, width }), className)} {...props} />;
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
  // React's types do not know the attributes yet.
  const close = { command: 'close', commandfor: id };
  return (
    <DialogFrame
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cn(
        'fixed inset-auto m-0 max-w-none overflow-y-auto overscroll-contain border border-line bg-paper p-0 text-ink backdrop:bg-black/50',
        className,
      )}
    >
      <div className="min-h-full p-5 sm:p-6">
        <div className={DIALOG_HEAD}>
          <h2 id={`${id}-titel`} className={DIALOG_TITLE}>
            {title}
          </h2>
          <button type="button" {...close} aria-label="Schließen" className={DIALOG_CLOSE}>
            <XIcon className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </DialogFrame>
  );
}

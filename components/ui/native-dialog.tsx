import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { buttonVariants } from './button';
import { DialogFrame, DialogOpener } from './dialog-frame';
import { DIALOG_CLOSE, DIALOG_HEAD, DIALOG_TITLE } from './dialog-look';

/** Browsers that support `command` open it without a script. */
export function DialogButton({ className, ...props }: ComponentProps<typeof DialogOpener>) {
  const look = buttonVariants({ variant: 'outline', width: 'narrow' });
  return <DialogOpener className={cn(look, className)} {...props} />;
}

interface NativeDialogProps {
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}

/** Also closes by a link or form inside it, and if its opener is hidden, e.g. by a rotation. */
export function NativeDialog({ id, title, className, children }: NativeDialogProps) {
  // React's types lack these attributes.
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

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface SubmitButtonProps {
  sending: boolean;
  /** Said by the button while it can be pressed */
  children: string;
  variant?: ComponentProps<typeof Button>['variant'];
  className?: string;
}

/** Sends a form, and says that it is being sent. */
export function SubmitButton({
  sending,
  children,
  variant = 'accent',
  className,
}: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        aria-disabled={sending}
        // A field that is left shows its error. Left by this press, it would move the button away
        // from under the pointer before the press is complete.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
        className={cn(
          'aria-disabled:cursor-progress forced-colors:aria-disabled:text-[GrayText]',
          className,
        )}
      >
        <span key={String(sending)}>{sending ? 'Wird gesendet...' : children}</span>
      </Button>
      <p role="status" className="sr-only">
        {sending && <span>Wird gesendet...</span>}
      </p>
    </>
  );
}

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface SubmitButtonProps {
  sending: boolean;
  children: string;
  variant?: ComponentProps<typeof Button>['variant'];
  className?: string;
}

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
        // Leaving a field shows its error, which would move this button away during the press.
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

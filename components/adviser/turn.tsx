import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

export const QUIET_BUTTON =
  'min-h-11 cursor-pointer text-left text-base text-petrol underline-offset-4 hover:underline';

interface TurnProps {
  speaker: ReactNode;
  isOpening?: boolean;
  className?: string;
  children: ReactNode;
}

export function Turn({ speaker, isOpening = false, className, children }: TurnProps) {
  return (
    <div
      className={cn(
        'sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-6',
        isOpening && 'border-t border-line pt-7',
        className,
      )}
    >
      <div className="text-base text-muted not-empty:mb-1 sm:mb-0! sm:pt-0.5">{speaker}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

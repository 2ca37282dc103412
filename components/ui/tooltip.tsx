'use client';

import * as Primitive from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** Once per group: after one tooltip, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

export const Tooltip = Primitive.Root;
export const TooltipTrigger = Primitive.Trigger;

/** Touch screens show no tooltips, so nothing may be said only here. */
export function TooltipContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={8}
        className={cn(
          'z-60 max-w-80 rounded-md border border-transparent bg-ink px-2.5 py-1.5 text-[0.9375rem] leading-snug text-paper print:hidden',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

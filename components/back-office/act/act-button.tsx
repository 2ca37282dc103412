'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { useAct } from './use-act';

interface ActButtonProps {
  /** Where it is posted to */
  path: string;
  /** Tells it from the others of its kind, for screen readers */
  about: string;
  /** Said while it is being done */
  doing: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children: string;
}

/** A button that does something at once. */
export function ActButton({ path, about, doing, variant = 'outline', children }: ActButtonProps) {
  const { pending, act } = useAct(path);
  return (
    <Button variant={variant} aria-disabled={pending} onClick={act} className="max-sm:w-full">
      {pending ? doing : children}
      <span className="sr-only">: {about}</span>
    </Button>
  );
}

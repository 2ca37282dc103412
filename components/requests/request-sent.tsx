'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface RequestSentProps {
  /** What happens next */
  children: ReactNode;
  onClose: () => void;
}

/** Says thank you for a request that has arrived; its heading takes the focus. */
export function RequestSent({ children, onClose }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Vielen Dank.
      </h3>
      <div className="mt-2">{children}</div>
      <Button className="mt-6 w-full" onClick={onClose}>
        Fenster schließen
      </Button>
    </div>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/** Milliseconds in which a second press still belongs to the one that has sent the question. */
const DOUBLE_PRESS = 500;

/** Ends an answer. It takes the place of the button that sends. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (
    <Button
      variant="outline"
      width="narrow"
      className="min-h-13.5 min-w-28"
      aria-label="Antwort abbrechen"
      onClick={() => {
        if (performance.now() - shownAt.current > DOUBLE_PRESS) onStop();
      }}
    >
      Abbrechen
    </Button>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import type { Failure } from './entry';
import { Turn } from './turn';

interface FailureTurnProps {
  failure: Failure;
  /** Asks again; only where nothing has been said since */
  onRetry?: () => void;
}

/** Why there is no answer, and another try. */
export function FailureTurn({ failure, onRetry }: FailureTurnProps) {
  return (
    <Turn speaker="Antwort" className="mt-4">
      <p className="text-lg leading-relaxed">{failure.text}</p>
      {onRetry && (
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          Noch einmal versuchen
        </Button>
      )}
    </Turn>
  );
}

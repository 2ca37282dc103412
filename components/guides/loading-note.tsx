'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArticlesLoading } from './articles-loading';

interface LoadingNoteProps {
  result: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}

export function LoadingNote({ result, beside, children }: LoadingNoteProps) {
  const [isLoading, setLoading] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = area.current;
    const start = (event: Event) => {
      const { defaultPrevented, target } = event;
      const isAnswered = event.type === 'submit' || (target as Element).closest('a');
      const opensElsewhere =
        event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
      if (isAnswered && !defaultPrevented && !opensElsewhere) setLoading(true);
    };
    // A page from the back-forward cache returns as it was left.
    const stop = () => setLoading(false);
    node?.addEventListener('click', start);
    node?.addEventListener('submit', start);
    addEventListener('pageshow', stop);
    return () => {
      node?.removeEventListener('click', start);
      node?.removeEventListener('submit', start);
      removeEventListener('pageshow', stop);
    };
  }, []);
  return (
    <div ref={area}>
      {children}
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-muted">
          {isLoading ? <ArticlesLoading /> : result}
        </p>
        {beside}
      </div>
    </div>
  );
}

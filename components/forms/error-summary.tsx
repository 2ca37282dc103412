'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

export interface SummaryEntry {
  name: string;
  message: string;
  /** Put right in the meantime. It stays in its place, so that nothing jumps. */
  isMended?: boolean;
}

interface ErrorSummaryProps {
  title: string;
  children?: ReactNode;
  entries?: SummaryEntry[];
  /** Called when an entry is followed; without it, or without JavaScript, it is a plain jump link */
  onFollow?: (name: string) => void;
}

/** What went wrong, in words, at the top of a form. It takes the focus when it appears. */
export function ErrorSummary({ title, children, entries = [], onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-8 rounded-lg border-2 border-brick-text bg-brick-soft p-5"
    >
      <h2 id="error-summary-title" className="text-xl">
        {title}
      </h2>
      {children}
      {entries.length > 0 && (
        <ul className="mt-3 space-y-1">
          {entries.map(({ name, message, isMended }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className={cn(
                  'underline-offset-4',
                  isMended ? 'text-muted' : 'font-semibold text-brick-text underline',
                )}
                onClick={(event) => {
                  if (!onFollow) return;
                  event.preventDefault();
                  onFollow(name);
                }}
              >
                {isMended ? `✓ Erledigt: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { AlertBox } from '@/components/ui/alert-box';
import { cn } from '@/lib/utils';
import type { PlainFormState } from '@/lib/platform/form-state';

interface SummaryEntry {
  name: string;
  message: string;
  /** Mended entries stay in place, so that nothing jumps. */
  isMended?: boolean;
}

interface ErrorSummaryProps {
  title: string;
  children?: ReactNode;
  entries?: SummaryEntry[];
  /** Without it, or without JavaScript, an entry is a plain jump link */
  onFollow?: (name: string) => void;
}

/** Takes the focus when it appears. */
export function ErrorSummary({ title, children, entries = [], onFollow }: ErrorSummaryProps) {
  return (
    <AlertBox title={title} className="mb-8">
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
                <span key={`${isMended} ${message}`}>
                  {isMended ? `✓ Erledigt: ${message}` : message}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </AlertBox>
  );
}

interface PlainSummaryProps<Values> {
  state: PlainFormState<Values>;
  title: string;
}

export function PlainSummary<Values>({ state, title }: PlainSummaryProps<Values>) {
  if (!state.error) return null;
  const entries = Object.entries<string | undefined>(state.fields).map(([name, message]) => ({
    name,
    message: message ?? '',
  }));
  return (
    <ErrorSummary title={title} entries={entries}>
      <p className="mt-2">{state.error}</p>
    </ErrorSummary>
  );
}

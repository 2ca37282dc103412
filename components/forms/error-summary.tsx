'use client';

import type { ReactNode } from 'react';
import { AlertBox } from '@/components/ui/alert-box';
import { cn } from '@/lib/utils';
import type { PlainFormState } from './plain-form';

interface SummaryEntry {
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

/** What the server says is wrong with a form. */
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

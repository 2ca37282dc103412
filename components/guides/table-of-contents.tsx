'use client';

import { useCallback } from 'react';
import { cn } from '@/lib/utils';
import { useScrolled } from './use-scrolled';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

interface TableOfContentsProps {
  entries: readonly ContentsEntry[];
  className?: string;
}

/** Pixels from the top of the window: a heading above this line counts as reached */
const READING_LINE = 120;

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
}

const currentOf = (entries: readonly ContentsEntry[]) =>
  (entries.findLast(({ id }) => isReached(id)) ?? entries[0])?.id;

export function TableOfContents({ entries, className }: TableOfContentsProps) {
  const current = useScrolled(useCallback(() => currentOf(entries), [entries]));
  return (
    <nav aria-label="Inhalt des Artikels" className={className}>
      <ol className="border-l border-line text-base leading-snug">
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                '-ml-px block border-l-3 border-transparent py-1.5 pr-2 hover:text-petrol aria-[current]:border-brick aria-[current]:text-brick-text',
                level === 2 ? 'pl-4' : 'pl-8 text-muted',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

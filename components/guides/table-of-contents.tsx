'use client';

import { cn } from '@/lib/utils';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

interface TableOfContentsProps {
  entries: readonly ContentsEntry[];
  className?: string;
}

/** The sections of an article; the one in view is marked (follow-reading.ts). */
export function TableOfContents({ entries, className }: TableOfContentsProps) {
  return (
    <nav aria-label="Inhalt des Artikels" className={className} data-contents="">
      <ol className="border-l border-line text-base leading-snug">
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cn(
                '-ml-px block border-l-3 border-transparent py-1.5 pr-2 hover:text-petrol aria-[current]:border-brick aria-[current]:text-brick-text',
                level === 2 ? 'pl-4' : 'pl-8 text-muted',
              )}
              suppressHydrationWarning
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/lib/utils';
import { onScroll } from './on-scroll';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Pixels from the top of the window: a heading above this line has been reached. */
const READING_LINE = 120;

/** The last heading that has been reached, or the first one. */
function sectionInView(ids: readonly string[]): string | undefined {
  const reached = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading && heading.getBoundingClientRect().top <= READING_LINE;
  });
  return reached.at(-1) ?? ids[0];
}

interface TableOfContentsProps {
  entries: readonly ContentsEntry[];
  className?: string;
}

/** The sections of an article; the one in view is marked. */
export function TableOfContents({ entries, className }: TableOfContentsProps) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = entries.map(({ id }) => id);
    return onScroll(() => setCurrent(sectionInView(ids)));
  }, [entries]);
  return (
    <nav aria-label="Inhalt des Artikels" className={className}>
      <ol className="border-l border-line text-base leading-snug">
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                '-ml-px block border-l-3 border-transparent py-1.5 pr-2 hover:text-petrol aria-[current]:border-brick aria-[current]:font-semibold',
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

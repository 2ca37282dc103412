'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/lib/utils';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The part of the window in which a heading counts as being read: its upper third. */
const READING_AREA = '0px 0px -66% 0px';

/** The last heading above the reading line, or the first one. */
function sectionInView(ids: readonly string[]): string | undefined {
  const line = window.innerHeight / 3;
  const passed = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading && heading.getBoundingClientRect().top <= line;
  });
  return passed.at(-1) ?? ids[0];
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
    const observer = new IntersectionObserver(() => setCurrent(sectionInView(ids)), {
      rootMargin: READING_AREA,
    });
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
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

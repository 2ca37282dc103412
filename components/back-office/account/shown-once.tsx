'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

interface ShownOnceProps {
  title: string;
  /** What to do with it */
  text: string;
  lines: readonly string[];
}

/** Something that is told this once: it takes the focus, and can be copied. */
export function ShownOnce({ title, text, lines }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), [lines]);

  async function copy() {
    const copied = navigator.clipboard?.writeText(lines.join('\n'));
    const isCopied = await copied?.then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Kopiert.' : 'Der Browser erlaubt das Kopieren nicht.');
  }

  return (
    <section
      aria-label={title}
      className="mt-4 max-w-xl rounded-lg border-2 border-petrol bg-surface p-5"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <p className="mt-1">{text}</p>
      <ul className="mt-3 grid gap-x-8 gap-y-1 font-mono text-lg sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Button variant="outline" onClick={copy}>
          Kopieren
        </Button>
        <p role="status">
          <span key={said}>{said}</span>
        </p>
      </div>
    </section>
  );
}

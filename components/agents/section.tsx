import type { ReactNode } from 'react';

interface SectionProps {
  /** Its anchor, and the beginning of its heading's id */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the agents page under its heading. A link to it takes the focus there. */
export function Section({ id, title, children }: SectionProps) {
  const heading = `${id}-titel`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className="mx-auto max-w-6xl px-4 py-12 outline-none sm:px-6 sm:py-16"
    >
      <h2 id={heading} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

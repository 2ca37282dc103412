import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function AgenciesSection({ id, title, children }: SectionProps) {
  const heading = `${id}-titel`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className="mx-auto max-w-6xl px-4 py-8 outline-none sm:px-6 sm:py-16"
    >
      <h2 id={heading} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

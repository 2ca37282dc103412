import type { ReactNode } from 'react';
import type { MethodSection } from './sections';

/** A part of the method page under its heading. */
export function Section({ section, children }: { section: MethodSection; children: ReactNode }) {
  return (
    <section aria-labelledby={section.id} className="mt-16 space-y-5 text-lg hyphens-auto">
      <h2
        id={section.id}
        className="border-t-2 border-ink pt-4 text-[1.625rem] hyphens-manual break-after-avoid sm:text-3xl"
      >
        {section.title}
      </h2>
      {children}
    </section>
  );
}

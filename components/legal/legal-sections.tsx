import type { ReactNode } from 'react';
import type { LegalSection } from '@/lib/legal/document';
import { Blocks } from './blocks';

function Subsection({ id, title, blocks }: LegalSection) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mt-9 text-xl break-after-avoid hyphens-auto">
        {title}
      </h3>
      <Blocks blocks={blocks} Title="h4" />
    </section>
  );
}

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** What stands at the end of a section besides its text, e.g. a button, by the section's id */
  additions?: Record<string, ReactNode>;
}

/** The sections of a legal text, with what pages add to them. */
export function LegalSections({ sections, additions = {} }: LegalSectionsProps) {
  return sections.map(({ id, number, title, blocks, sections: subsections = [] }) => (
    <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
      <h2
        id={id}
        className="relative border-t-2 border-ink pt-4 text-[1.375rem] break-after-avoid hyphens-auto sm:text-2xl"
      >
        {number && (
          <span className="mr-2 text-brick-text lg:absolute lg:right-full lg:mr-4 lg:whitespace-nowrap print:static print:mr-2">
            {number}{' '}
          </span>
        )}
        {title}
      </h2>
      <Blocks blocks={blocks} Title="h3" />
      {subsections.map((subsection) => (
        <Subsection key={subsection.id} {...subsection} />
      ))}
      {additions[id]}
    </section>
  ));
}

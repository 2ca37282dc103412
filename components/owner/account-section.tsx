import type { ReactNode } from 'react';
import { OutcomeMessage } from './outcome-message';
import { type OutcomeParameter, outcomeOf } from './outcomes';
import { type SectionId, SECTIONS } from './sections';

interface AccountSectionProps {
  id: SectionId;
  /** What was just done, by its name in the address */
  done?: OutcomeParameter;
  children: ReactNode;
}

/** One part of the page: its heading, what was just done there, and what there is. */
export function AccountSection({ id, done, children }: AccountSectionProps) {
  const outcome = outcomeOf(done);
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h2
        id={id}
        className="mb-2 scroll-mt-6 border-t-2 border-ink pt-4 text-[1.375rem] break-after-avoid hyphens-auto sm:text-2xl"
      >
        {SECTIONS.find((section) => section.id === id)?.title}
      </h2>
      {outcome?.section === id && <OutcomeMessage text={outcome.text} />}
      {children}
    </section>
  );
}

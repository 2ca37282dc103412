import { TitledSection } from '@/components/ui/titled-section';
export interface ExplainedTerm {
  id: string;
  term: string;
  explanation: string;
}

/**
 * Popovers, opened by `popovertarget` without a script; otherwise, and on paper, a plain list.
 */
export function Glossary({ terms }: { terms: readonly ExplainedTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <TitledSection
      id="begriffe"
      title="Begriffe"
      look="glossary-title text-xl"
      className="glossary text-base"
    >
      {terms.map(({ id, term, explanation }) => (
        <div key={id} id={`begriff-${id}`} popover="auto" className="glossary-entry">
          <p className="font-serif text-lg font-semibold">{term}</p>
          <p className="mt-1">{explanation}</p>
        </div>
      ))}
    </TitledSection>
  );
}

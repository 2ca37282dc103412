/** What a term means, as the article's text opens it. */
export interface ExplainedTerm {
  id: string;
  term: string;
  explanation: string;
}

/**
 * The explanations that the text opens where a term is pressed (the button names them in
 * `popovertarget`). Without a script; on paper, and in browsers without popovers, they are a list.
 */
export function Glossary({ terms }: { terms: readonly ExplainedTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="begriffe" className="glossary text-base">
      <h2 id="begriffe" className="glossary-title text-xl">
        Begriffe
      </h2>
      {terms.map(({ id, term, explanation }) => (
        <div key={id} id={`begriff-${id}`} popover="auto" className="glossary-entry">
          <p className="font-serif text-lg font-semibold">{term}</p>
          <p className="mt-1">{explanation}</p>
        </div>
      ))}
    </section>
  );
}

import type { ReactNode } from 'react';

export interface Term {
  term: string;
  text: ReactNode;
  /** Distinguishes two entries under the same term */
  key?: string;
}

export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="border-b border-line">
      {terms.map(({ term, text, key }) => (
        <div
          key={key ?? term}
          className="grid gap-x-6 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

interface LegalPageProps {
  title: string;
  /** Date of the text, e.g. 'November 2026' */
  asOf: string;
  children: ReactNode;
}

/** A legal text: a narrow column with its date. */
export function LegalPage({ title, asOf, children }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16 [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-10 [&_h2]:text-2xl [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5">
      <h1 className="text-[1.625rem] wrap-anywhere hyphens-auto sm:text-4xl">{title}</h1>
      <p className="text-muted">Stand: {asOf}</p>
      {children}
    </article>
  );
}

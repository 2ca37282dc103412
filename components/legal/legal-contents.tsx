import type { LegalSection } from '@/lib/legal/document';

const LINK = 'block py-1.5 leading-snug underline-offset-4 hover:text-petrol hover:underline';

/** The sections of a long text, as links. Those within a section are named where there is room. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Inhalt"
      className="text-base lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden"
    >
      <ol className="border-y border-line py-2 lg:border-b-0 lg:pt-3">
        {sections.map(({ id, number, title, sections: subsections = [] }) => (
          <li key={id}>
            <a href={`#${id}`} className={`${LINK} flex gap-2.5`}>
              {number && (
                <span
                  className={`shrink-0 text-muted tabular-nums ${number.length > 1 ? 'min-w-9' : 'min-w-5'}`}
                >
                  {number}
                </span>
              )}
              <span className="min-w-0 hyphens-auto">{title}</span>
            </a>
            {subsections.length > 0 && (
              <ol className="mb-1 pl-[1.875rem] max-lg:hidden">
                {subsections.map((subsection) => (
                  <li key={subsection.id}>
                    <a href={`#${subsection.id}`} className={`${LINK} py-1 text-sm text-muted`}>
                      {subsection.title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

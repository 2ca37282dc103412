import { PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import type { LegalSection } from '@/lib/legal/document';
import { LegalSections } from './legal-sections';

const LINK = 'block py-1.5 leading-snug underline-offset-4 hover:text-petrol hover:underline';

function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
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

interface LegalPageProps {
  title: string;
  asOf: string;
  sections: readonly LegalSection[];
  contents?: boolean;
  /** By section id */
  additions?: Record<string, ReactNode>;
}

export function LegalPage({ title, asOf, sections, contents = true, additions }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16 print:py-0">
      <div
        className={
          contents
            ? 'gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] print:block'
            : 'max-w-[42rem]'
        }
      >
        <header className="lg:col-start-2">
          <h1 className="text-[1.75rem] wrap-anywhere hyphens-auto sm:text-[2.75rem]">{title}</h1>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-muted">{`Stand: ${asOf}`}</p>
            <PrintButton icon={<PrinterIcon />} />
          </div>
        </header>
        {contents && (
          <div className="mt-8 lg:col-start-1 lg:mt-10">
            <LegalContents sections={sections} />
          </div>
        )}
        <div className="mt-10 lg:col-start-2 print:text-[10.5pt]">
          <LegalSections sections={sections} additions={additions} />
        </div>
      </div>
    </article>
  );
}

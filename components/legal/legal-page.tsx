import { PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import type { LegalSection } from '@/lib/legal/document';
import { LegalContents } from './legal-contents';
import { LegalSections } from './legal-sections';

interface LegalPageProps {
  title: string;
  /** Date of the text, e.g. 'November 2026' */
  asOf: string;
  sections: readonly LegalSection[];
  /** Whether it is long enough for a list of its sections */
  contents?: boolean;
  /** What stands at the end of a section besides its text, e.g. a button, by the section's id */
  additions?: Record<string, ReactNode>;
}

/** A legal text: title, date, contents and a narrow column; made to be printed. */
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

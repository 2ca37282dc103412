import { ButtonLink } from '@/components/ui/button';
import { TermList } from '@/components/ui/term-list';
import { formatEuros } from '@/lib/format/number';
import type { OwnRequest } from '@/lib/own-request/own-request';

interface AnswersProps extends Pick<OwnRequest, 'answers' | 'estimatedValue'> {
  /** The valuation as a PDF */
  valuationPdf: string;
  /** Where the answers can be corrected */
  correction: string;
}

/** What the person has told us, and the figure that came of it. */
export function Answers({ answers, estimatedValue, valuationPdf, correction }: AnswersProps) {
  return (
    <>
      {estimatedValue !== undefined && (
        <div className="border-b border-line pt-2 pb-4">
          <p className="text-muted">Geschätzter Wert nach der Grundformel</p>
          <p className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">
            {formatEuros(estimatedValue)}
          </p>
          <p className="mt-1 text-base text-muted">Eine unverbindliche Ersteinschätzung.</p>
          <a
            href={valuationPdf}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4 print:hidden"
          >
            Bewertung als PDF
          </a>
        </div>
      )}
      <TermList
        terms={answers.map(({ field, label, text }) => ({ key: field, term: label, text }))}
      />
      <ButtonLink href={correction} variant="outline" className="mt-5 print:hidden">
        Angaben korrigieren
      </ButtonLink>
    </>
  );
}

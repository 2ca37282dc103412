import { ButtonLink } from '@/components/ui/button-link';
import { TermList } from '@/components/ui/term-list';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { OwnRequest } from '@/lib/requests/owner/own-request';
import type { Answer } from '@/lib/requests/head';
import type { Expertise } from '@/lib/requests/expertise';
import { ValuationFigures } from './valuation-figures';

interface AnswersProps extends Pick<
  OwnRequest,
  'answers' | 'estimatedValue' | 'regional' | 'expert'
> {
  /** The valuation as a PDF */
  valuationPdf: string;
  /** Where the answers can be corrected */
  correction: string;
}

/** What an employee holds the home to be worth, and why. */
function Expert({ expert: { value, reason, employee, at } }: { expert: Expertise }) {
  return (
    <div className="mt-5">
      <p className="text-muted">
        Unsere Einschätzung, {employee}, {formatDate(at)}
      </p>
      <p className="font-serif text-2xl font-semibold">{formatEuros(value)}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-base text-muted">Auch sie ist unverbindlich.</p>
    </div>
  );
}

/** An answer as it is read; a conversation with the adviser is long and folded. */
function Said({ field, text }: Answer) {
  if (field !== 'conversation') return text;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        Anzeigen
      </summary>
      <div className="pb-2 whitespace-pre-wrap">{text}</div>
    </details>
  );
}

/** What the person has told us, and the figures that came of it. */
export function Answers({ answers, estimatedValue, regional, expert, ...ways }: AnswersProps) {
  const { valuationPdf, correction } = ways;
  return (
    <>
      {estimatedValue !== undefined && (
        <div className="border-b border-line pt-2 pb-4">
          <ValuationFigures estimatedValue={estimatedValue} regional={regional} />
          {expert && <Expert expert={expert} />}
          <a
            href={valuationPdf}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4 print:hidden"
          >
            Bewertung als PDF
          </a>
        </div>
      )}
      <TermList
        terms={answers.map((answer) => ({
          key: answer.field,
          term: answer.label,
          text: <Said {...answer} />,
        }))}
      />
      <ButtonLink href={correction} variant="outline" className="mt-5 print:hidden">
        Angaben korrigieren
      </ButtonLink>
    </>
  );
}

import { ButtonLink } from '@/components/ui/button-link';
import { TermList } from '@/components/ui/term-list';
import { formatDate, formatPartialDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import type { Expertise } from '@/lib/submissions/expertise';
import type { HeadAnswer } from '@/lib/submissions/head';
import type { OwnRegional, OwnSubmission } from '@/lib/submissions/owner/own-submission';
import {
  FORMULA_ALONE,
  FORMULA_ASIDE,
  rangeLabel,
  VALUE_LABEL,
} from '@/lib/valuation/regional-labels';

interface AnswersProps extends Pick<
  OwnSubmission,
  'answers' | 'estimatedValue' | 'regional' | 'expert'
> {
  valuationPdf: string;
  correction: string;
}

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

function Said({ field, text }: HeadAnswer) {
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

type ValuationFiguresProps = Required<Pick<OwnSubmission, 'estimatedValue'>> &
  Pick<OwnSubmission, 'regional'>;

function Value({ regional }: { regional: OwnRegional }) {
  if (!regional.isPossible) return <dd>{`Keine Zahl möglich. ${regional.reason}`}</dd>;
  const { value, range, confidenceLabel, data, model } = regional;
  return (
    <dd>
      <p className="font-serif text-4xl font-semibold tracking-tight">{formatEuros(value)}</p>
      <p className="mt-1">
        Spanne {rangeLabel(range)}, Aussagekraft {confidenceLabel}
      </p>
      <p className="mt-1 text-base text-muted">
        {data}. Modell vom {formatPartialDate(model)}, bei jeder Ansicht neu berechnet. Eine
        unverbindliche Ersteinschätzung.
      </p>
    </dd>
  );
}

export function ValuationFigures({ estimatedValue, regional }: ValuationFiguresProps) {
  return (
    <dl>
      {regional && (
        <>
          <dt className="text-muted">{VALUE_LABEL}</dt>
          <Value regional={regional} />
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-x-1 text-base text-muted">
        <dt>{regional?.isPossible ? FORMULA_ASIDE : FORMULA_ALONE}:</dt>
        <dd>{formatEuros(estimatedValue)}</dd>
      </div>
    </dl>
  );
}

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

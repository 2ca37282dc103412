import type { ReactNode } from 'react';
import type { RegionalEstimate, RequestCard } from '@/lib/requests/back-office/request/request';
import { formatEuros } from '@/lib/platform/format/number';

type Estimates = Required<Pick<RequestCard, 'estimate'>> & Pick<RequestCard, 'regional'>;

const SMALL = 'text-sm text-muted';

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className={SMALL}>{term}</dt>
      {children}
    </div>
  );
}

/** On one line a value and, where it differs strongly from the formula's, by how much. */
function Regional({ regional }: { regional: RegionalEstimate }) {
  if (!regional.isPossible) {
    return (
      <Figure term="Regional">
        <dd className="text-sm">keine Zahl möglich</dd>
      </Figure>
    );
  }
  const { value, range, confidence, apart, isFarApart } = regional;
  return (
    <Figure term={`Regional, Aussagekraft ${confidence}`}>
      <dd>
        <span className="font-semibold">{formatEuros(value)}</span>
        {isFarApart && <span className="text-sm font-semibold text-brick-text"> {apart}</span>}
      </dd>
      <dd className={SMALL}>
        {formatEuros(range.from)} bis {formatEuros(range.to)}
      </dd>
    </Figure>
  );
}

/** The regional value, and beside it the base formula with its price for a square metre (specification 2). */
export function Estimate({ estimate: { value, perSquareMetre }, regional }: Estimates) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-3 leading-snug tabular-nums">
      {regional && <Regional regional={regional} />}
      <Figure term="Grundformel">
        <dd className={regional?.isPossible ? 'text-sm' : 'font-semibold'}>{formatEuros(value)}</dd>
        {perSquareMetre !== undefined && (
          <dd className={SMALL}>{formatEuros(perSquareMetre)}/m²</dd>
        )}
      </Figure>
    </dl>
  );
}

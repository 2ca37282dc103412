import type { RequestDetail } from '@/lib/back-office/request/request';
import { formatClock } from '@/lib/format/date';
import { formatEuros } from '@/lib/format/number';
import { differenceWords } from './difference-words';

type Values = Required<Pick<RequestDetail, 'estimate'>> & Pick<RequestDetail, 'expert'>;

function Value({
  term,
  value,
  most,
  look,
}: {
  term: string;
  value: number;
  /** The larger of the two; without another value there is nothing to draw it against */
  most?: number;
  look: string;
}) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>
        <span className="text-xl font-semibold tabular-nums">{formatEuros(value)}</span>
        {most !== undefined && (
          <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-sand">
            <span
              className={`block h-2 rounded-full ${look}`}
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
        )}
      </dd>
    </div>
  );
}

/** The estimate, and beside it the value that an employee has set: drawn to one scale, and said. */
export function Estimate({ estimate, expert }: Values) {
  const most = expert && Math.max(estimate.value, expert.value);
  return (
    <section aria-labelledby="wert">
      <h3 id="wert" className="text-lg">
        Wert
      </h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <Value term="Schätzung" value={estimate.value} most={most} look="bg-petrol" />
        {expert && <Value term="Eigener Wert" value={expert.value} most={most} look="bg-moss" />}
      </dl>
      {estimate.perSquareMetre !== undefined && (
        <p className="mt-2 text-muted">{formatEuros(estimate.perSquareMetre)}/m² laut Schätzung</p>
      )}
      {expert && (
        <>
          <p className="mt-2">{differenceWords(estimate.value, expert.value)}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{expert.reason}</p>
          <p className="mt-1 text-base text-muted">
            {expert.employee}, {formatClock(expert.at)}
          </p>
        </>
      )}
    </section>
  );
}

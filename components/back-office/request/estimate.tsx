import type { RequestDetail } from '@/lib/requests/back-office/request/request';
import { formatClock } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { differenceLabel, rangeLabel } from './difference-labels';
import { RegionalDetails } from './regional-details';
import { ValueBar } from './value-bar';

type Values = Required<Pick<RequestDetail, 'estimate'>> &
  Pick<RequestDetail, 'regional' | 'expert'>;

/** The end of the scale, where there is more than one figure to draw. */
function mostOf({ estimate, regional, expert }: Values): number | undefined {
  const others = [regional?.isPossible ? regional.range.to : 0, expert?.value ?? 0];
  return others.some(Boolean) ? Math.max(estimate.value, ...others) : undefined;
}

/**
 * The base formula, the regional value and the one that an employee has set: drawn to one scale, and said.
 */
export function Estimate(values: Values) {
  const { estimate, regional, expert } = values;
  const most = mostOf(values);
  const range = regional?.isPossible ? regional.range : undefined;
  return (
    <section aria-labelledby="wert">
      <h3 id="wert" className="text-lg">
        Wert
      </h3>
      <dl className="mt-2 grid gap-2.5">
        {regional?.isPossible && (
          <ValueBar
            term="Regional"
            value={regional.value}
            range={range}
            most={most}
            look="bg-petrol"
          />
        )}
        <ValueBar term="Grundformel" value={estimate.value} most={most} look="bg-muted" />
        {expert && <ValueBar term="Eigener Wert" value={expert.value} most={most} look="bg-moss" />}
      </dl>
      {estimate.perSquareMetre !== undefined && (
        <p className="mt-2 text-muted">
          {regional?.isPossible && `${formatEuros(regional.perSquareMetre)}/m² regional, `}
          {formatEuros(estimate.perSquareMetre)}/m² nach der Grundformel
        </p>
      )}
      {regional && <RegionalDetails regional={regional} />}
      {expert && (
        <>
          <p className="mt-2">
            {differenceLabel(estimate.value, expert.value)}
            {range && ` ${rangeLabel(range, expert.value)}`}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{expert.reason}</p>
          <p className="mt-1 text-base text-muted">
            {expert.employee}, {formatClock(expert.at)}
          </p>
        </>
      )}
    </section>
  );
}

import { formatClock } from '@/lib/platform/format/date';
import { formatEuros, formatPercent, formatSignedEuros } from '@/lib/platform/format/number';
import type { RegionalEstimate, RequestDetail } from '@/lib/requests/back-office/request/request';

/** Whole euros */
export function differenceLabel(estimate: number, value: number): string {
  const difference = Math.abs(value - estimate);
  if (difference === 0) return 'Der eigene Wert gleicht der Grundformel.';
  const share = estimate > 0 ? (difference / estimate) * 100 : undefined;
  const percent = share === undefined ? '' : ` (${formatPercent(Math.round(share * 10) / 10)})`;
  const side = value > estimate ? 'über' : 'unter';
  return `Der eigene Wert liegt ${formatEuros(difference)}${percent} ${side} der Grundformel.`;
}

/** Whole euros */
export function estimateRange({ from, to }: { from: number; to: number }, value: number): string {
  if (value < from) return 'Er liegt unter der regionalen Spanne.';
  if (value > to) return 'Er liegt über der regionalen Spanne.';
  return 'Er liegt in der regionalen Spanne.';
}

interface ValueBarProps {
  term: string;
  value: number;
  range?: { from: number; to: number };
  most?: number;
  look: string;
}

function ValueBar({ term, value, range, most, look }: ValueBarProps) {
  const { from, to } = range ?? { from: 0, to: value };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right text-xl font-semibold tabular-nums">{formatEuros(value)}</dd>
      {range && (
        <dd className="col-span-2 text-right text-base text-muted tabular-nums">
          {formatEuros(from)} bis {formatEuros(to)}
        </dd>
      )}
      {most !== undefined && (
        <dd aria-hidden="true" className="relative col-span-2 mt-1 h-2 rounded-full bg-sand">
          <span
            className={`absolute inset-y-0 rounded-full ${look}`}
            style={{ left: `${(from / most) * 100}%`, width: `${((to - from) / most) * 100}%` }}
          />
          {range && (
            <span
              className="absolute -inset-y-1 w-0.5 bg-ink"
              style={{ left: `${(value / most) * 100}%` }}
            />
          )}
        </dd>
      )}
    </div>
  );
}

type Possible = Extract<RegionalEstimate, { isPossible: true }>;

function Steps({ steps, value }: Pick<Possible, 'steps' | 'value'>) {
  return (
    <table className="w-full text-base">
      <caption className="sr-only">Vom bundesweiten Mittel zum regionalen Wert</caption>
      <tbody>
        {steps.map(({ label, text, euros }, index) => (
          <tr key={label} className="border-t border-line align-top first:border-t-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {label}
              <span className="block text-sm wrap-anywhere text-muted">{text}</span>
            </th>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {index === 0 ? formatEuros(euros) : formatSignedEuros(euros)}
            </td>
          </tr>
        ))}
        <tr className="border-t border-line font-semibold">
          <th scope="row" className="py-1.5 pr-4 text-left font-semibold">
            Regional
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{formatEuros(value)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function RegionalDetails({ regional }: { regional: RegionalEstimate }) {
  if (!regional.isPossible) {
    return <p className="mt-2">Regional ist keine Zahl möglich. {regional.reason}</p>;
  }
  const { confidence, confidenceReasons, difference, isFarApart, assumptions } = regional;
  return (
    <>
      <p className="mt-2">
        Aussagekraft {confidence}. {confidenceReasons.join(' ')}
      </p>
      <p className="mt-2">
        {isFarApart && <strong>Die beiden Zahlen weichen stark voneinander ab. </strong>}
        {difference}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Wie der regionale Wert zustande kommt
        </summary>
        <Steps {...regional} />
        {assumptions.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-base">
            {assumptions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-base text-muted">
          {regional.rangeMeaning} Daten: {regional.data}.
        </p>
      </details>
    </>
  );
}

type Values = Required<Pick<RequestDetail, 'estimate'>> &
  Pick<RequestDetail, 'regional' | 'expert'>;

function mostOf({ estimate, regional, expert }: Values): number | undefined {
  const others = [regional?.isPossible ? regional.range.to : 0, expert?.value ?? 0];
  return others.some(Boolean) ? Math.max(estimate.value, ...others) : undefined;
}

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
            {range && ` ${estimateRange(range, expert.value)}`}
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

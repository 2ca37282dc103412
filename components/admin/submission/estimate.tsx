import { formatClock } from '@/lib/platform/format/date';
import { formatEuros, formatPercent, formatSignedEuros } from '@/lib/platform/format/number';
import { FORMULA_ALONE, FORMULA_ASIDE, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import type {
  RegionalEstimate,
  SubmissionDetail,
} from '@/lib/submissions/admin/submission/submission';
import { TitledSection } from '@/components/ui/titled-section';

/** Whole euros; `what` follows 'gleicht' and 'unter' */
export function differenceLabel(estimate: number, value: number, what: string): string {
  const difference = Math.abs(value - estimate);
  if (difference === 0) return `Der eigene Wert gleicht ${what}.`;
  const share = estimate > 0 ? (difference / estimate) * 100 : undefined;
  const percent = share === undefined ? '' : ` (${formatPercent(Math.round(share * 10) / 10)})`;
  const side = value > estimate ? 'über' : 'unter';
  return `Der eigene Wert liegt ${formatEuros(difference)}${percent} ${side} ${what}.`;
}

/** Whole euros */
export function estimateRange({ from, to }: { from: number; to: number }, value: number): string {
  if (value < from) return 'Er liegt unter der Spanne.';
  if (value > to) return 'Er liegt über der Spanne.';
  return 'Er liegt in der Spanne.';
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
      <caption className="sr-only">Vom bundesweiten Mittel zum geschätzten Wert</caption>
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
            {VALUE_LABEL}
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{formatEuros(value)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function RegionalDetails({ regional }: { regional: RegionalEstimate }) {
  if (!regional.isPossible) {
    return <p className="mt-2">Keine Zahl möglich. {regional.reason}</p>;
  }
  const { confidence, confidenceReasons, difference, assumptions } = regional;
  return (
    <>
      <p className="mt-2">
        Aussagekraft {confidence}. {confidenceReasons.join(' ')}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Wie der Wert zustande kommt
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
        <p className="mt-2 text-base text-muted">{difference}</p>
      </details>
    </>
  );
}

type Values = Required<Pick<SubmissionDetail, 'estimate'>> &
  Pick<SubmissionDetail, 'regional' | 'expert'>;

function mostOf({ regional, expert }: Values): number | undefined {
  return regional?.isPossible ? Math.max(regional.range.to, expert?.value ?? 0) : undefined;
}

export function Estimate(values: Values) {
  const { estimate, regional, expert } = values;
  const most = mostOf(values);
  const range = regional?.isPossible ? regional.range : undefined;
  return (
    <TitledSection id="wert" title="Wert" level="h3" look="text-lg">
      <dl className="mt-2 grid gap-2.5">
        {regional?.isPossible && (
          <ValueBar
            term={VALUE_LABEL}
            value={regional.value}
            range={range}
            most={most}
            look="bg-petrol"
          />
        )}
        {expert && <ValueBar term="Eigener Wert" value={expert.value} most={most} look="bg-moss" />}
      </dl>
      {regional?.isPossible && (
        <p className="mt-2 text-muted">{formatEuros(regional.perSquareMetre)}/m²</p>
      )}
      {regional && <RegionalDetails regional={regional} />}
      <p className="mt-2 text-base text-muted">
        {regional?.isPossible ? FORMULA_ASIDE : FORMULA_ALONE}: {formatEuros(estimate.value)}
        {estimate.perSquareMetre !== undefined && `, ${formatEuros(estimate.perSquareMetre)}/m²`}
      </p>
      {expert && (
        <>
          <p className="mt-2">
            {regional?.isPossible
              ? differenceLabel(regional.value, expert.value, 'dem geschätzten Wert')
              : differenceLabel(estimate.value, expert.value, 'der Grundformel')}
            {range && ` ${estimateRange(range, expert.value)}`}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{expert.reason}</p>
          <p className="mt-1 text-base text-muted">
            {expert.employee}, {formatClock(expert.at)}
          </p>
        </>
      )}
    </TitledSection>
  );
}

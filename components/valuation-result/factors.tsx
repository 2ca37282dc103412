import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';

interface Row {
  label: string;
  text?: string;
  /** Whole euros */
  euros: number;
}

interface FactorStep extends Row {
  /** Not given, so an average is used */
  isAssumed?: boolean;
}

interface FactorsProps {
  start: Row;
  steps: readonly FactorStep[];
  /** Start and steps together */
  total: Row;
}

/** Whole euros */
function barsOf({ start, steps, total }: FactorsProps) {
  let sum = start.euros;
  const spans = steps.map(({ euros }) => {
    const before = sum;
    sum += euros;
    return { from: Math.min(before, sum), to: Math.max(before, sum) };
  });
  return [{ from: 0, to: start.euros }, ...spans, { from: 0, to: total.euros }];
}

export function Factors(props: FactorsProps) {
  const { start, steps, total } = props;
  const bars = barsOf(props);
  const scale = 100 / Math.max(1, ...bars.map(({ to }) => to));
  const rows = [
    { ...start, amount: formatEuros(start.euros), color: 'bg-edge' },
    ...steps.map((step) => ({
      ...step,
      amount: formatSignedEuros(step.euros),
      color: step.euros < 0 ? 'bg-brick' : 'bg-moss',
    })),
    { ...total, amount: formatEuros(total.euros), color: 'bg-petrol', isTotal: true },
  ].map((row, index) => ({ isTotal: false, isAssumed: false, ...row, ...bars[index]! }));
  return (
    <ol className="space-y-5">
      {rows.map(({ label, text, amount, from, to, color, isTotal, isAssumed }) => (
        <li key={label} className="break-inside-avoid">
          <div className="flex items-baseline justify-between gap-4">
            <span>
              <span className="font-semibold">{label}</span>
              {isAssumed && <span className="text-base text-muted"> (angenommen)</span>}
            </span>
            <span
              className={
                isTotal
                  ? 'font-serif text-xl font-semibold whitespace-nowrap'
                  : 'font-semibold whitespace-nowrap tabular-nums'
              }
            >
              {amount}
            </span>
          </div>
          <div
            aria-hidden="true"
            className="my-1.5 h-3 bg-sand forced-color-adjust-none [print-color-adjust:exact]"
          >
            <div
              className={`h-full min-w-px ${color}`}
              style={{ marginLeft: `${from * scale}%`, width: `${(to - from) * scale}%` }}
            />
          </div>
          {text && <p className="text-base text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

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
  /** Also shows the sum after each step */
  withSums?: boolean;
}

/** Whole euros */
function barsOf({ start, steps, total }: FactorsProps) {
  let sum = start.euros;
  const spans = steps.map(({ euros }) => {
    const before = sum;
    sum += euros;
    return { from: Math.min(before, sum), to: Math.max(before, sum), sum };
  });
  const whole = (euros: number) => ({ from: 0, to: euros, sum: undefined });
  return [whole(start.euros), ...spans, whole(total.euros)];
}

export function Factors(props: FactorsProps) {
  const { start, steps, total, withSums = false } = props;
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
    <ol className={withSums ? 'border-t border-line *:border-b *:border-line *:py-3' : 'space-y-5'}>
      {rows.map(({ label, text, amount, from, to, sum, color, isTotal, isAssumed }) => (
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
          {text && !withSums && <p className="text-base text-muted">{text}</p>}
          {withSums && (
            <p className="flex flex-wrap justify-between gap-x-4 text-base text-muted">
              <span className="hyphens-auto">{text}</span>
              {sum !== undefined && (
                <span className="ml-auto tabular-nums">Zwischenstand {formatEuros(sum)}</span>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

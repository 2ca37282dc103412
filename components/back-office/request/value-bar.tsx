import { formatEuros } from '@/lib/platform/format/number';

interface ValueBarProps {
  term: string;
  value: number;
  /** Drawn instead of a bar from zero to the value */
  range?: { from: number; to: number };
  /** The largest figure shown; without another there is nothing to draw it against */
  most?: number;
  look: string;
}

/** A figure, and where it lies on the scale that it shares with the others. */
export function ValueBar({ term, value, range, most, look }: ValueBarProps) {
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

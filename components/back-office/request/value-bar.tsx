import { formatEuros } from '@/lib/format/number';

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
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>
        <span className="text-xl font-semibold tabular-nums">{formatEuros(value)}</span>
        {range && (
          <span className="block text-base text-muted tabular-nums">
            {formatEuros(from)} bis {formatEuros(to)}
          </span>
        )}
        {most !== undefined && (
          <span aria-hidden="true" className="relative mt-1 block h-2 rounded-full bg-sand">
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
          </span>
        )}
      </dd>
    </div>
  );
}

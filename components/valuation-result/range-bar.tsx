interface Figures {
  /** Whole euros */
  value: number;
  range: { from: number; to: number };
  base: number;
}

/** Percent of the width */
interface RangeScale {
  value: number;
  from: number;
  to: number;
  base: number;
}

/** Share of the width, on both sides */
const MARGIN = 0.06;

export function rangeScale({ value, range, base }: Figures): RangeScale {
  const low = Math.min(range.from, base);
  const width = Math.max(1, Math.max(range.to, base) - low);
  const percent = (euros: number) =>
    Math.round(1000 * (MARGIN + (1 - 2 * MARGIN) * ((euros - low) / width))) / 10;
  return {
    value: percent(value),
    from: percent(range.from),
    to: percent(range.to),
    base: percent(base),
  };
}

interface RangeBarProps {
  value: number;
  range: { from: number; to: number };
  base: number;
}

/** Hidden from screen readers; the text says the same. */
export function RangeBar(props: RangeBarProps) {
  const { value, from, to, base } = rangeScale(props);
  return (
    <div
      aria-hidden="true"
      className="relative h-8 forced-color-adjust-none [print-color-adjust:exact]"
    >
      <div className="absolute inset-x-0 top-1/2 border-t border-edge" />
      <div
        className="absolute inset-y-2 border border-petrol bg-petrol-soft"
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <div className="absolute inset-y-0 -ml-0.5 w-1 bg-petrol" style={{ left: `${value}%` }} />
      <div
        className="absolute top-1/2 -mt-1.5 -ml-1.5 size-3 rotate-45 border-2 border-muted bg-paper"
        style={{ left: `${base}%` }}
      />
    </div>
  );
}

export function RangeLegend() {
  return (
    <ul
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 text-base text-muted *:flex *:items-center *:gap-2"
    >
      <li>
        <span className="h-4 w-1 bg-petrol [print-color-adjust:exact]" />
        regionaler Wert
      </li>
      <li>
        <span className="h-3 w-5 border border-petrol bg-petrol-soft [print-color-adjust:exact]" />
        Spanne
      </li>
      <li>
        <span className="size-2.5 rotate-45 border-2 border-muted bg-paper [print-color-adjust:exact]" />
        Grundformel
      </li>
    </ul>
  );
}

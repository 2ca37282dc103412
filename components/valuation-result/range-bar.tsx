import { VALUE_LABEL } from '@/lib/valuation/regional-labels';

/** Percent of the width, on both sides */
const MARGIN = 6;

/** Hidden from screen readers; the text says the same. */
export function RangeBar({ value, range }: { value: number; range: { from: number; to: number } }) {
  const share = (value - range.from) / Math.max(1, range.to - range.from);
  return (
    <div
      aria-hidden="true"
      className="relative h-8 forced-color-adjust-none [print-color-adjust:exact]"
    >
      <div className="absolute inset-x-0 top-1/2 border-t border-edge" />
      <div
        className="absolute inset-y-2 border border-petrol bg-petrol-soft"
        style={{ left: `${MARGIN}%`, right: `${MARGIN}%` }}
      />
      <div
        className="absolute inset-y-0 -ml-0.5 w-1 bg-petrol"
        style={{ left: `${MARGIN + (100 - 2 * MARGIN) * share}%` }}
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
        {VALUE_LABEL}
      </li>
      <li>
        <span className="h-3 w-5 border border-petrol bg-petrol-soft [print-color-adjust:exact]" />
        Spanne
      </li>
    </ul>
  );
}

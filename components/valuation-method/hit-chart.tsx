import { formatTenths } from '@/lib/platform/format/decimals';
import type { ErrorFigures } from '@/lib/valuation/regional/model-card';
import type { ErrorRow } from './error-chart';

const SHARES = [
  { label: 'höchstens 10\u00a0% daneben', colour: 'bg-petrol' },
  { label: '10 bis 20\u00a0% daneben', colour: 'bg-moss' },
  { label: 'weiter daneben', colour: 'bg-sand' },
] as const;

function Bar({ name, figures }: { name: string; figures: ErrorFigures }) {
  const { within10Pct, within20Pct } = figures;
  const widths = [within10Pct, within20Pct - within10Pct, 100 - within20Pct];
  return (
    <li className="mt-1.5">
      <span className="flex flex-wrap justify-between gap-x-4 text-sm">
        {name}
        <span className="text-muted tabular-nums">
          bis 10&nbsp;%: {formatTenths(within10Pct)}&nbsp;%, bis 20&nbsp;%:{' '}
          {formatTenths(within20Pct)}&nbsp;%
        </span>
      </span>
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-3.5 gap-px forced-color-adjust-none print:[print-color-adjust:exact]"
      >
        {SHARES.map(({ label, colour }, index) => (
          <span key={label} className={colour} style={{ width: `${widths[index]}%` }} />
        ))}
      </span>
    </li>
  );
}

/** How many homes come close: a bar for each way to value, filled by those within ten and twenty percent. */
export function HitChart({ rows }: { rows: readonly ErrorRow[] }) {
  return (
    <>
      <p
        aria-hidden="true"
        className="flex flex-wrap gap-x-6 gap-y-1 text-sm forced-color-adjust-none"
      >
        {SHARES.map(({ label, colour }) => (
          <span key={label} className="flex items-center gap-2">
            <span className={`size-3.5 ${colour}`} />
            {label}
          </span>
        ))}
      </p>
      {rows.map(({ label, comparison: { regional, baseFormula } }) => (
        <div key={label} className="mt-5">
          <h3 className="font-sans text-base font-semibold tracking-normal">{label}</h3>
          <ul>
            <Bar name="regionale Bewertung" figures={regional} />
            <Bar name="Grundformel" figures={baseFormula} />
          </ul>
        </div>
      ))}
    </>
  );
}

import type { ReactNode } from 'react';
import { formatPercent } from '@/lib/platform/format/number';
import { formatTenths } from '@/lib/platform/format/decimals';
import type { CardComparison, ErrorFigures } from '@/lib/valuation/regional/model-card';

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

export interface ErrorRow {
  label: string;
  comparison: CardComparison;
}

/** Depends on the container's width, so that it fits larger text too. */
export function ErrorChart({ rows }: { rows: readonly ErrorRow[] }) {
  const errors = rows.map(({ label, comparison: { regional, baseFormula } }) => ({
    label,
    regional: regional.medianAbsoluteErrorPct,
    formula: baseFormula.medianAbsoluteErrorPct,
  }));
  const end = scaleEnd(errors.flatMap(({ regional, formula }) => [regional, formula]));
  return (
    <div className="@container">
      <Legend />
      <ul className="space-y-3 *:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-center *:gap-x-4 @lg:*:grid-cols-[11.5rem_minmax(0,1fr)_8rem]">
        {errors.map(({ label, regional, formula }) => (
          <li key={label}>
            <span className="leading-snug wrap-anywhere hyphens-auto">{label}</span>
            <span className="text-right text-sm leading-snug whitespace-nowrap text-muted tabular-nums @lg:order-3">
              <span className="sr-only">regional </span>
              <strong className="font-semibold text-petrol">{formatTenths(regional)}</strong>
              {' statt '}
              {formatTenths(formula)}&nbsp;%
              <span className="sr-only"> nach der Grundformel</span>
            </span>
            <span className="block @max-lg:col-span-2">
              <ErrorScale regional={regional} formula={formula} end={end} />
            </span>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="mx-2 mt-1 flex justify-between text-sm text-muted @lg:mr-[9.5rem] @lg:ml-[13rem]"
      >
        <span>0</span>
        <span>{formatPercent(end)}</span>
      </div>
    </div>
  );
}

interface ScaleProps {
  /** Percent */
  regional: number;
  formula: number;
  /** Percent, a multiple of ten */
  end: number;
}

function ErrorScale({ regional, formula, end }: ScaleProps) {
  const at = (value: number) => (value / end) * 100;
  return (
    <span aria-hidden="true" className="mx-2 block print:[print-color-adjust:exact]">
      <span
        className="relative block h-5 border-l border-edge"
        style={{
          backgroundImage: 'linear-gradient(to left, var(--color-line) 1px, transparent 1px)',
          backgroundSize: `${1000 / end}% 100%`,
        }}
      >
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-edge"
          style={{
            left: `${at(Math.min(regional, formula))}%`,
            width: `${at(Math.abs(formula - regional))}%`,
          }}
        />
        <Dots regional={at(regional)} formula={at(formula)} />
      </span>
    </span>
  );
}

/** Percent */
function scaleEnd(errors: readonly number[]): number {
  return Math.ceil(Math.max(10, ...errors) / 10) * 10;
}

const REGIONAL_DOT = 'rounded-full bg-petrol forced-colors:bg-[CanvasText]';
const FORMULA_DOT = 'rounded-full border-3 border-brick bg-paper';

interface DotsProps {
  /** Percent from the left */
  regional: number;
  formula: number;
}

export function Dots({ regional, formula }: DotsProps) {
  const dots = [
    { look: FORMULA_DOT, left: formula },
    { look: REGIONAL_DOT, left: regional },
  ];
  return dots.map(({ look, left }) => (
    <span
      key={look}
      className={`absolute top-1/2 size-3.5 -translate-1/2 ${look}`}
      style={{ left: `${left}%` }}
    />
  ));
}

export function Legend({ formula = 'Grundformel' }: { formula?: string }) {
  return (
    <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <span className="flex items-center gap-2">
        <span className={`size-3.5 ${REGIONAL_DOT}`} />
        regionale Bewertung
      </span>
      <span className="flex items-center gap-2">
        <span className={`size-3.5 ${FORMULA_DOT}`} />
        {formula}
      </span>
    </p>
  );
}

interface ChartProps {
  title: string;
  text: string;
  note?: string;
  children: ReactNode;
}

export function Chart({ title, text, note, children }: ChartProps) {
  return (
    <figure className="my-9 border-t border-line pt-4 text-base break-inside-avoid hyphens-manual">
      <figcaption>
        <span className="block text-lg leading-snug font-semibold">{title}</span>
        <span className="mt-1 block text-muted">{text}</span>
      </figcaption>
      <div className="mt-5">{children}</div>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
    </figure>
  );
}

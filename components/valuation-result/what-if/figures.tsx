import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { formatEuros, formatChange } from '@/lib/platform/format/number';
import type { WhatIfFigures } from '@/lib/valuation/regional/what-if-values';
import { rangeLabel } from '@/lib/valuation/regional-labels';
import { RangeBar } from '../range-bar';

interface FiguresProps {
  original: WhatIfFigures;
  figures: WhatIfFigures;
  /** Something that was typed is wrong: the figures are still those of before */
  isStale?: boolean;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-base text-muted">{label}</dt>
      {children}
    </div>
  );
}

const VALUE = 'font-serif text-xl font-semibold whitespace-nowrap sm:text-3xl';
/** As high as two lines where it may need them, so that nothing moves while the figures do. */
const BESIDE = 'max-[22rem]:min-h-[2lh] text-sm sm:text-base tabular-nums';

/** The id of the line that says why the figures are greyed. */
const STALE = 'was-waere-wenn-stand';

const spanOrReason = (regional: WhatIfFigures['regional']) =>
  regional.isPossible ? `Regionale Spanne: ${rangeLabel(regional.range)}` : regional.reason;

/** Both figures and how far they have moved from those of the valuation. */
export function WhatIfFigureList({ original, figures, isStale = false }: FiguresProps) {
  const { base, regional } = figures;
  const before = original.regional;
  return (
    <div>
      <dl
        aria-describedby={isStale ? STALE : undefined}
        className={cn('grid grid-cols-2 gap-x-4', isStale && 'text-muted')}
      >
        <Figure label="Grundformel">
          <dd className={VALUE}>{formatEuros(base)}</dd>
          <dd className={BESIDE}>{formatChange(original.base, base)}</dd>
        </Figure>
        <Figure label="Regional">
          {regional.isPossible ? (
            <>
              <dd className={VALUE}>{formatEuros(regional.value)}</dd>
              <dd className={BESIDE}>
                {before.isPossible && formatChange(before.value, regional.value)}
              </dd>
            </>
          ) : (
            <>
              <dd className="font-serif text-xl font-semibold sm:text-3xl">–</dd>
              <dd className={BESIDE}>Keine Zahl möglich</dd>
            </>
          )}
        </Figure>
      </dl>
      <p id={STALE} className="mt-1 text-sm max-[22rem]:min-h-[2lh] sm:text-base">
        {isStale
          ? 'Eine Angabe stimmt nicht. Hier stehen noch die Werte von davor.'
          : spanOrReason(regional)}
      </p>
      <div className="hidden min-h-8 sm:block">
        {regional.isPossible && (
          <RangeBar value={regional.value} range={regional.range} base={base} />
        )}
      </div>
    </div>
  );
}

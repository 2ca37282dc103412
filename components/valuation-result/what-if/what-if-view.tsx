import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type {
  WhatIfField,
  WhatIfFigures,
  WhatIfValues,
} from '@/lib/valuation/regional/what-if-values';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { cn } from '@/lib/utils';
import { formatEuros, formatChange } from '@/lib/platform/format/number';
import { rangeLabel } from '@/lib/valuation/regional-labels';
import { RangeBar } from '@/components/valuation-result/range-bar';
import { WHAT_IF_HEADING } from './typed';

interface FiguresProps {
  original: WhatIfFigures;
  figures: WhatIfFigures;
  /** Invalid input: the figures are still those from before */
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
/** Two lines high where needed, so that nothing moves while the figures change. */
const BESIDE = 'max-[22rem]:min-h-[2lh] text-sm sm:text-base tabular-nums';

const STALE = 'was-waere-wenn-stand';

const spanOrReason = (regional: WhatIfFigures['regional']) =>
  regional.isPossible ? `Regionale Spanne: ${rangeLabel(regional.range)}` : regional.reason;

function WhatIfFigureList({ original, figures, isStale = false }: FiguresProps) {
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

interface WhatIfFieldsProps {
  initial: WhatIfValues;
  errors: Partial<Record<WhatIfField, string>>;
  /** What lies outside of the data */
  beyond: RegionalValuation['beyond'];
  isFlat: boolean;
}

const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
const numeric = { ...decimal, inputMode: 'numeric' } as const;

function WhatIfFields({ initial, errors, beyond, isFlat }: WhatIfFieldsProps) {
  const field = (name: WhatIfField) => ({
    name,
    defaultValue: initial[name],
    error: errors[name],
  });
  return (
    // Reserves room for messages, so that nothing moves during typing.
    <div className="grid gap-x-6 sm:grid-cols-2 sm:[&_[aria-live]]:min-h-16">
      <SelectField {...field('propertyType')} label="Immobilientyp" options={PROPERTY_TYPES} />
      <SelectField {...field('condition')} label="Zustand" options={CONDITIONS} />
      <Field {...field('area')} {...decimal} note={beyond?.area} label="Wohnfläche" suffix="m²" />
      <Field {...field('yearBuilt')} {...numeric} label="Baujahr" />
      <Field {...field('rooms')} {...decimal} note={beyond?.rooms} label="Zimmer" />
      <div hidden={isFlat}>
        <Field
          {...field('plotArea')}
          {...decimal}
          note={beyond?.plotArea}
          label="Grundstück"
          suffix="m²"
        />
      </div>
    </div>
  );
}

interface WhatIfViewProps {
  original: WhatIfFigures;
  initial: WhatIfValues;
  figures?: WhatIfFigures;
  errors?: Partial<Record<WhatIfField, string>>;
  propertyType?: string;
  /** Invalid input, with or without a visible message yet */
  isWrong?: boolean;
  said?: string;
  form?: ComponentProps<'form'> & { 'data-ready'?: boolean };
}

export function WhatIfView({
  original,
  initial,
  figures = original,
  errors = {},
  propertyType = initial.propertyType,
  isWrong = false,
  said,
  form,
}: WhatIfViewProps) {
  return (
    <>
      <div className="z-1 border-y border-line bg-paper py-3 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
        <WhatIfFigureList original={original} figures={figures} isStale={isWrong} />
      </div>
      <form
        aria-labelledby={WHAT_IF_HEADING}
        autoComplete="off"
        noValidate
        // Keeps a focused field clear of the sticky figures.
        className="mt-5 [&_:is(input,select,button)]:scroll-mt-52"
        {...form}
      >
        <WhatIfFields
          initial={initial}
          errors={errors}
          beyond={figures.regional.isPossible && !isWrong ? figures.regional.beyond : undefined}
          isFlat={propertyType === 'eigentumswohnung'}
        />
        <Button type="reset" variant="outline">
          Zurücksetzen
        </Button>
      </form>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

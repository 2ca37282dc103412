import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import type { WhatIfField, WhatIfValues } from '@/lib/valuation/regional/what-if-values';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import type { RegionalOutcome, RegionalValuation } from '@/lib/valuation/regional/outcome';
import { cn } from '@/lib/utils';
import { formatEuros, formatChange } from '@/lib/platform/format/number';
import { rangeLabel, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import { RangeBar } from '@/components/valuation-result/range-bar';
import { WHAT_IF_HEADING } from './typed';

interface FigureProps {
  original: RegionalOutcome;
  outcome: RegionalOutcome;
  /** Invalid input: the figure is still the one from before */
  isStale?: boolean;
}

/** Two lines high where needed, so that nothing moves while the figure changes. */
const BESIDE = 'max-[22rem]:min-h-[2lh] text-sm sm:text-base';

const STALE = 'was-waere-wenn-stand';

const spanOrReason = (outcome: RegionalOutcome) =>
  outcome.isPossible ? `Spanne: ${rangeLabel(outcome.range)}` : outcome.reason;

function changeFrom(original: RegionalOutcome, outcome: RegionalOutcome) {
  if (!outcome.isPossible) return 'Keine Zahl möglich';
  return original.isPossible && formatChange(original.value, outcome.value);
}

function Figure({ original, outcome, isStale = false }: FigureProps) {
  return (
    <div>
      <dl
        aria-describedby={isStale ? STALE : undefined}
        className={isStale ? 'text-muted' : undefined}
      >
        <dt className="text-base text-muted">{VALUE_LABEL}</dt>
        <dd className="font-serif text-xl font-semibold whitespace-nowrap sm:text-3xl">
          {outcome.isPossible ? formatEuros(outcome.value) : '–'}
        </dd>
        <dd className={cn(BESIDE, 'tabular-nums')}>{changeFrom(original, outcome)}</dd>
      </dl>
      <p id={STALE} className={cn(BESIDE, 'mt-1')}>
        {isStale
          ? 'Eine Angabe stimmt nicht. Hier steht noch der Wert von davor.'
          : spanOrReason(outcome)}
      </p>
      <div className="hidden min-h-8 sm:block">
        {outcome.isPossible && <RangeBar value={outcome.value} range={outcome.range} />}
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
  original: RegionalOutcome;
  initial: WhatIfValues;
  outcome?: RegionalOutcome;
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
  outcome = original,
  errors = {},
  propertyType = initial.propertyType,
  isWrong = false,
  said,
  form,
}: WhatIfViewProps) {
  return (
    <>
      <div className="z-1 border-y border-line bg-paper py-3 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
        <Figure original={original} outcome={outcome} isStale={isWrong} />
      </div>
      <form
        aria-labelledby={WHAT_IF_HEADING}
        autoComplete="off"
        noValidate
        // Keeps a focused field clear of the sticky figure.
        className="mt-5 [&_:is(input,select,button)]:scroll-mt-52"
        {...form}
      >
        <WhatIfFields
          initial={initial}
          errors={errors}
          beyond={outcome.isPossible && !isWrong ? outcome.beyond : undefined}
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

import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import type { WhatIfField, WhatIfValues } from '@/lib/valuation/regional/what-if-values';

interface WhatIfFieldsProps {
  initial: WhatIfValues;
  errors: Partial<Record<WhatIfField, string>>;
  /** A flat has no plot of its own */
  isFlat: boolean;
}

const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
const numeric = { ...decimal, inputMode: 'numeric' } as const;

/** What can be changed, with what was given standing in it. */
export function WhatIfFields({ initial, errors, isFlat }: WhatIfFieldsProps) {
  const field = (name: WhatIfField) => ({
    name,
    defaultValue: initial[name],
    error: errors[name],
  });
  return (
    // Room for messages of two lines, in two columns as well.
    <div className="grid gap-x-6 sm:grid-cols-2 sm:[&_[aria-live]]:min-h-16">
      <SelectField {...field('propertyType')} label="Immobilientyp" options={PROPERTY_TYPES} />
      <SelectField {...field('condition')} label="Zustand" options={CONDITIONS} />
      <Field {...field('area')} {...decimal} label="Wohnfläche" suffix="m²" />
      <Field {...field('yearBuilt')} {...numeric} label="Baujahr" />
      <Field {...field('rooms')} {...decimal} label="Zimmer" />
      <div hidden={isFlat}>
        <Field {...field('plotArea')} {...decimal} label="Grundstück" suffix="m²" />
      </div>
    </div>
  );
}

import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import type { WhatIfField, WhatIfValues } from '@/lib/valuation/regional/what-if-values';

interface WhatIfFieldsProps {
  initial: WhatIfValues;
  errors: Partial<Record<WhatIfField, string>>;
  /** What lies outside of what was offered */
  beyond: RegionalValuation['beyond'];
  /** A flat has no plot of its own */
  isFlat: boolean;
}

const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
const numeric = { ...decimal, inputMode: 'numeric' } as const;

/** What can be changed, with what was given standing in it. */
export function WhatIfFields({ initial, errors, beyond, isFlat }: WhatIfFieldsProps) {
  const field = (name: WhatIfField) => ({
    name,
    defaultValue: initial[name],
    error: errors[name],
  });
  return (
    // Room for messages and notes, so that nothing moves while somebody types.
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

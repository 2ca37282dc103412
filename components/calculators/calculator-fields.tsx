import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import type { CalculatorEntries, ShownField } from '@/lib/calculators/calculators';
import type { FieldKind } from '@/lib/calculators/fields';
import { usualEntry } from '@/lib/calculators/usual-entry';

export interface CalculatorFieldsProps {
  fields: readonly ShownField[];
  entries?: CalculatorEntries;
  errors?: Record<string, string>;
}

const DECIMAL = ['eurosPerArea', 'percent', 'years', 'area', 'factor'];

function inputModeOf(kind: FieldKind) {
  if (kind.type !== 'number') return undefined;
  return DECIMAL.includes(kind.quantity) ? 'decimal' : 'numeric';
}

export function CalculatorFields({ fields, entries = {}, errors = {} }: CalculatorFieldsProps) {
  return fields.map(({ name, label, hint, meta, unit, options }) => {
    const { kind, initial, optional } = meta;
    const value = entries[name] ?? usualEntry(meta);
    const shared = { name, label, hint, error: errors[name], optional };
    return kind.type === 'choice' ? (
      <SelectField
        key={name}
        {...shared}
        defaultValue={value}
        options={
          initial === undefined ? [{ value: '', label: 'Bitte wählen' }, ...options] : options
        }
      />
    ) : (
      <Field
        key={name}
        {...shared}
        defaultValue={value}
        suffix={unit}
        inputMode={inputModeOf(kind)}
      />
    );
  });
}

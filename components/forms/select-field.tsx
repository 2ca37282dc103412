import type { ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { Described, type FieldProps } from './described';
import { wiring } from './field-error';

interface SelectFieldProps
  extends
    Omit<FieldProps, 'suffix' | 'beside' | 'note' | 'also'>,
    Omit<ComponentProps<'select'>, 'name'> {
  name: string;
  options: readonly { value: string; label: string }[];
}

/** One choice out of a list, with its label, hint and error. */
export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  large,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Described {...{ name, label, hint, error, optional, large }}>
      <NativeSelect {...wiring({ name, hint, error })} {...select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Described>
  );
}

import type { ComponentProps } from 'react';
import { Described, describedBy, type FieldProps, INPUT } from './described';

interface SelectFieldProps
  extends Omit<FieldProps, 'suffix' | 'beside'>, Omit<ComponentProps<'select'>, 'name'> {
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
      <select
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        className={INPUT}
        {...select}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Described>
  );
}

import type { ComponentProps } from 'react';
import { FieldError } from './field-error';

interface ConsentCheckboxProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  name: string;
  label: string;
  required?: boolean;
  error?: string;
}

/** Never ticked beforehand. */
export function ConsentCheckbox({ name, label, required, error, ...input }: ConsentCheckboxProps) {
  return (
    <div>
      <FieldError name={name} message={error} />
      <label className="flex cursor-pointer gap-3 py-2 leading-snug">
        <input
          type="checkbox"
          // Each submission needs its own consent, so the browser must not restore it.
          autoComplete="off"
          id={name}
          name={name}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-petrol"
          {...input}
        />
        <span className="text-pretty">
          {label}
          {required && '*'}
        </span>
      </label>
    </div>
  );
}

import type { ChangeEvent } from 'react';
import { Choice } from '@/components/forms/choice';
import { FieldError } from '@/components/forms/field-error';

interface RadioSetProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  selected: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  className?: string;
}

/** Room for the error is reserved, so that nothing moves. */
export function RadioSet({
  legend,
  name,
  options,
  selected,
  error,
  onChange,
  className,
}: RadioSetProps) {
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className="font-semibold">{legend}</legend>
      <div className={className}>
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name={name}
            label={label}
            value={value}
            checked={selected === value}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
          />
        ))}
      </div>
      <div aria-live="polite" className="min-h-8">
        <FieldError name={name} message={error} />
      </div>
    </fieldset>
  );
}

import { type Control, useController } from 'react-hook-form';
import { FieldError } from '@/components/forms/field-error';
import { TAX_NOTE } from '@/lib/agents/constants';
import type { InquiryFormValues } from '@/lib/requests/forms/inquiry';
import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { formatEuros } from '@/lib/platform/format/number';

interface PackageChoiceProps {
  control: Control<InquiryFormValues>;
  error?: string;
}

/**
 * Which package is wanted, with its price; radio buttons, so that no script is needed. Their state is
 * React's: a button that the page brings along as checked would win over a draft.
 */
export function PackageChoice({ control, error }: PackageChoiceProps) {
  const { field } = useController({ control, name: 'package' });
  const { name, value, ref, onChange, onBlur } = field;
  return (
    <fieldset aria-describedby={`${name}-hint${error ? ` ${name}-error` : ''}`} className="mb-9">
      <legend className="font-semibold">Paket</legend>
      <p id={`${name}-hint`} className="mt-1 text-base text-muted">
        Preise im Monat, {TAX_NOTE}
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-3">
        {LEAD_PACKAGES.map(({ id, name: title, monthlyPrice }, index) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-4 py-3 leading-tight hover:border-petrol has-checked:border-petrol has-checked:bg-petrol-soft has-checked:ring-1 has-checked:ring-petrol"
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              ref={index === 0 ? ref : undefined}
              name={name}
              value={id}
              checked={value === id}
              onChange={onChange}
              onBlur={onBlur}
              className="size-5 shrink-0 accent-petrol"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-base tabular-nums">{formatEuros(monthlyPrice)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} message={error} />
    </fieldset>
  );
}

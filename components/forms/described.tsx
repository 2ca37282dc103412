import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { FieldError } from './field-error';

export interface FieldProps {
  /** The input's name; also the id that labels and the error summary point to */
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string;
  /** What there is to know of the answer; stands where the error would stand */
  note?: ReactNode;
  optional?: boolean;
  /** Stands in the input at its right end, e.g. a unit */
  suffix?: string;
  /** Stands beside the input, e.g. a button */
  beside?: ReactNode;
  /** The label is the question of the whole screen */
  large?: boolean;
}

/** A field's label, hint and error around its input. */
export function Described({
  name,
  label,
  hint,
  error,
  note,
  optional,
  large,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label
        htmlFor={name}
        className={cn(
          'block',
          large
            ? 'font-serif text-2xl font-semibold leading-tight text-balance sm:text-3xl'
            : 'font-semibold',
        )}
      >
        {label}
        {optional && ' '}
        {optional && (
          <span className="font-sans text-base font-normal text-muted">(freiwillig)</span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="mt-2 text-muted">
          {hint}
        </p>
      )}
      <div className={large ? 'mt-5' : 'mt-2'}>{children}</div>
      {/* Room for the message is kept, so that its coming moves nothing. */}
      <div aria-live="polite" className="flow-root min-h-16 sm:min-h-11">
        <FieldError name={name} message={error} />
        {!error && note}
      </div>
    </div>
  );
}

/** What ties an input to its label, hint and error. */
export function wiring({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
  return {
    id: name,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': cn(hint && `${name}-hint`, error && `${name}-error`) || undefined,
  };
}

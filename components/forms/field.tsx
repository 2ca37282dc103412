import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { FieldError } from './field-error';

const INPUT =
  'block w-full rounded-md border border-edge bg-surface px-4 py-3 text-lg text-ink placeholder:text-muted aria-invalid:border-brick-text aria-invalid:border-2';

interface FieldProps {
  /** The input's name; also the id that labels and the error summary point to */
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Stands in the input at its right end, e.g. a unit */
  suffix?: string;
  /** Stands beside the input, e.g. a button */
  beside?: ReactNode;
  /** The label is the question of the whole screen */
  large?: boolean;
}

function Described({
  name,
  label,
  hint,
  error,
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
      <div aria-live="polite" className="min-h-16 sm:min-h-9">
        <FieldError name={name} message={error} />
      </div>
    </div>
  );
}

function describedBy(name: string, hint?: string, error?: string) {
  return cn(hint && `${name}-hint`, error && `${name}-error`) || undefined;
}

/** A one-line input with its label, hint and error, wired for screen readers. */
export function Field({
  name,
  label,
  hint,
  error,
  optional,
  suffix,
  beside,
  large,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Described {...{ name, label, hint, error, optional, large }}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative grow">
          <input
            id={name}
            name={name}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(name, hint, error)}
            className={cn(INPUT, suffix && 'pr-14', className)}
            {...input}
          />
          {suffix && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-muted"
            >
              {suffix}
            </span>
          )}
        </div>
        {beside}
      </div>
    </Described>
  );
}

/** A text of several lines, with the same parts. */
export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  large,
  className,
  ...textarea
}: Omit<FieldProps, 'suffix' | 'beside'> & Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <Described {...{ name, label, hint, error, optional, large }}>
      <textarea
        id={name}
        name={name}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        className={cn(INPUT, className)}
        {...textarea}
      />
    </Described>
  );
}

import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { FieldError } from './field-error';

export interface FieldProps {
  /** Also the id that labels and the error summary point to */
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string;
  /** Replaced by the error */
  note?: ReactNode;
  /** Stays beside an error */
  also?: ReactNode;
  optional?: boolean;
  /** The label is the question of the whole screen */
  large?: boolean;
}

/** Parts the props of a field: what `Described` shows, and what its input takes. */
export function around<Props extends FieldProps>(props: Props) {
  const { name, label, hint, error, note, optional, large, ...input } = props;
  return { frame: { name, label, hint, error, note, optional, large }, input };
}

export function Described({
  name,
  label,
  hint,
  error,
  note,
  also,
  optional,
  large,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div data-field>
      <label
        htmlFor={name}
        className={cn(
          'block',
          large
            ? 'font-serif text-2xl font-semibold leading-tight text-balance sm:text-3xl'
            : 'font-semibold',
        )}
      >
        <span>{label}</span>
        {optional && ' '}
        {optional && (
          <span className="font-sans text-base font-normal text-muted">(freiwillig)</span>
        )}
      </label>
      {hint && (
        <p
          id={`${name}-hint`}
          className={cn('text-muted', large ? 'mt-1.5 leading-snug max-sm:text-base' : 'mt-2')}
        >
          <span key={hint}>{hint}</span>
        </p>
      )}
      <div className={large ? 'mt-3 sm:mt-5' : 'mt-2'}>{children}</div>
      {/* Room for the message is reserved, so that nothing moves. */}
      <div
        aria-live="polite"
        className={cn('flow-root sm:min-h-11', large ? 'min-h-14' : 'min-h-16')}
      >
        <FieldError name={name} message={error} />
        {!error && note}
        {also}
      </div>
    </div>
  );
}

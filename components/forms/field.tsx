import type { ComponentProps } from 'react';
import { Input, Textarea } from '@/components/ui/input';
import { cn } from '@/lib/utils';
import { MailNote } from './mail-note';
import { Described, type FieldProps } from './described';
import { wiring } from './field-error';

export function Field({
  name,
  label,
  hint,
  error,
  note,
  optional,
  suffix,
  beside,
  large,
  className,
  ...input
}: Omit<FieldProps, 'also'> & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Described
      name={name}
      label={label}
      hint={hint}
      error={error}
      note={note}
      optional={optional}
      large={large}
      also={input.type === 'email' && <MailNote />}
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative grow">
          <Input
            {...wiring({ name, hint, error })}
            className={cn(suffix && 'pr-14', className)}
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

export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  large,
  ...textarea
}: Omit<FieldProps, 'suffix' | 'beside' | 'note' | 'also'> &
  Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <Described
      name={name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      large={large}
    >
      <Textarea {...wiring({ name, hint, error })} rows={large ? 3 : 4} {...textarea} />
    </Described>
  );
}

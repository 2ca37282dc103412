import type { ComponentProps, ReactNode } from 'react';
import { Input, Textarea } from '@/components/ui/input';
import { cn } from '@/lib/utils';
import { MailNote } from './mail-note';
import { around, Described, type FieldProps } from './described';
import { wiring } from './field-error';

interface InputFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name'> {
  /** Inside the input at its right end, e.g. a unit */
  suffix?: string;
  beside?: ReactNode;
}

/** What browsers and phones should know about an address that a person types. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function Field({ suffix, beside, className, ...props }: InputFieldProps) {
  const { frame, input } = around(props);
  return (
    <Described {...frame} also={input.type === 'email' && <MailNote />}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative grow">
          <Input {...wiring(frame)} className={cn(suffix && 'pr-14', className)} {...input} />
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

export function TextField(props: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { frame, input } = around(props);
  return (
    <Described {...frame}>
      <Textarea {...wiring(frame)} rows={frame.large ? 3 : 4} {...input} />
    </Described>
  );
}

import type { ComponentProps } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormValues } from '@/components/forms/plain-form';
import type { useOperation } from './use-operation';

export interface OperationFormProps {
  /** Says which one it is, where there are several of its kind */
  name?: string;
  /** Sent along */
  values?: FormValues;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Said by the button */
  children: string;
}

/** A form that is nothing but its button, and what went wrong below it. */
export function OperationForm({
  operation: { state, attempt, sending, form },
  name,
  values = {},
  variant = 'outline',
  children,
}: OperationFormProps & { operation: ReturnType<typeof useOperation> }) {
  return (
    <form {...form} className="print:hidden">
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* A group, because a form with a name would be a landmark of the page. */}
      <div role={name && 'group'} aria-label={name}>
        <SubmitButton sending={sending} variant={variant} className="max-sm:w-full">
          {children}
        </SubmitButton>
      </div>
      {state.error && (
        <p
          key={attempt}
          role="alert"
          tabIndex={-1}
          // Without scripts the answer is shown from the top of the page.
          autoFocus
          className="mt-2 font-semibold text-brick-text"
        >
          {state.error}
        </p>
      )}
    </form>
  );
}

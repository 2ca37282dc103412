import type { ComponentProps, ReactNode } from 'react';
import { PlainSummary } from './plain-summary';
import { SubmitButton } from './submit-button';
import type { useServedForm } from './use-served-form';

interface ServedFormProps {
  served: ReturnType<typeof useServedForm>;
  submit: string;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Said once it is done, where the page does not show it by itself */
  done?: string;
  className?: string;
  children?: ReactNode;
}

/** The frame of a form that a server action receives: what went wrong, its fields, its button. */
export function ServedForm({
  served: { state, attempt, sending, about, form },
  submit,
  variant = 'primary',
  done,
  className,
  children,
}: ServedFormProps) {
  const hasFields = Object.keys(state.fields).length > 0;
  return (
    <form {...form} className={className}>
      <PlainSummary
        key={attempt}
        state={state}
        title={hasFields ? 'Bitte prüfen Sie Ihre Angaben' : 'Das hat nicht geklappt'}
      />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SubmitButton sending={sending} variant={variant} className="max-sm:w-full">
        {submit}
      </SubmitButton>
      <p role="status" className="mt-2 font-semibold text-moss empty:hidden">
        {state.sent && !sending && done && <span>{done}</span>}
      </p>
    </form>
  );
}

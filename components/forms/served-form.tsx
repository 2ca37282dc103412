import type { ComponentProps, ReactNode } from 'react';
import { PlainSummary } from './error-summary';
import type { FormValues } from './plain-form';
import { SubmitButton } from './submit-button';
import type { useServedForm } from './use-served-form';

interface ServedFormProps {
  served: ReturnType<typeof useServedForm>;
  submit: string;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Said once it is done, where the page does not show it by itself */
  done?: string;
  /** Title of a failure that no field is to blame for */
  notDone?: string;
  /** Stands beside the button */
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Values that a form sends along without showing them. */
export const HiddenValues = ({ values }: { values: FormValues }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** The frame of a form that a server action receives: what went wrong, its fields, its button. */
export function ServedForm({
  served: { state, attempt, sending, about, form },
  submit,
  variant = 'primary',
  done,
  notDone = 'Das hat nicht geklappt',
  beside,
  className,
  children,
}: ServedFormProps) {
  const hasFields = Object.keys(state.fields).length > 0;
  const button = (
    <SubmitButton sending={sending} variant={variant} className="max-sm:w-full">
      {submit}
    </SubmitButton>
  );
  return (
    <form {...form} className={className}>
      <PlainSummary
        key={attempt}
        state={state}
        title={hasFields ? 'Bitte prüfen Sie Ihre Angaben' : notDone}
      />
      <HiddenValues values={about} />
      {children}
      {beside ? (
        <div className="flex flex-col gap-3 sm:flex-row">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
      <p role="status" className="mt-2 font-semibold text-moss empty:hidden">
        {state.sent && !sending && done && <span>{done}</span>}
      </p>
    </form>
  );
}

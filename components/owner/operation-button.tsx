'use client';

import type { ComponentProps } from 'react';
import { type ServerFormTarget, HiddenValues, useServerForm } from '@/components/forms/server-form';
import { SubmitButton } from '@/components/forms/submit-button';

interface OperationProps extends ServerFormTarget {
  name?: string;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  children: string;
}

function OperationForm({
  form: { state, attempt, sending, about, form },
  name,
  variant = 'outline',
  children,
}: Omit<OperationProps, 'action' | 'about'> & { form: ReturnType<typeof useServerForm> }) {
  return (
    <form {...form} className="print:hidden">
      <HiddenValues values={about} />
      {/* A group, because a form with a name would be a landmark. */}
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
          // Without scripts the page would open at the top.
          autoFocus
          className="mt-2 font-semibold text-brick-text"
        >
          {state.error}
        </p>
      )}
    </form>
  );
}

export function OperationButton({ action, about, ...look }: OperationProps) {
  return <OperationForm form={useServerForm({ action, about })} {...look} />;
}

interface TwoStepsProps extends OperationProps {
  label: string;
  consequence: string;
}

export function TwoSteps({ action, about, label, consequence, ...look }: TwoStepsProps) {
  const form = useServerForm({ action, about });
  return (
    <details open={form.state.error ? true : undefined} className="group mt-2 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-petrol [&::-webkit-details-marker]:hidden">
        <span className="underline underline-offset-4">{label}</span>
        {look.name && <span className="sr-only">: {look.name}</span>}
        <span
          aria-hidden="true"
          className="text-xl leading-none font-normal transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <div className="mt-1 mb-3 border-l-4 border-sand pl-4">
        <p className="mb-3">{consequence}</p>
        <OperationForm form={form} {...look} />
      </div>
    </details>
  );
}

'use client';

import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import {
  type FieldValues,
  FormProvider,
  type Path,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { PlainSummary } from './error-summary';
import { FailureSummary } from './failure-summary';
import { Honeypot } from './honeypot';
import { type PlainFormState, STEP_FIELD } from '@/lib/platform/form-state';
import type { useStepForm } from './use-step-form';

const PlainContext = createContext<PlainFormState<object> | null>(null);

export function useField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  name: Name,
) {
  const { register, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name });
  const plain = use(PlainContext) as PlainFormState<Values> | null;
  if (!plain) throw new Error('A field stands outside its form.');
  const message = errors[name]?.message as string | undefined;
  return {
    ...register(name),
    error: message ?? plain.fields[name as keyof Values & string],
    defaultValue: plain.values[name] as Values[Name],
  };
}

export function useBox<Values extends FieldValues>(name: Path<Values>) {
  const { defaultValue, ...box } = useField<Values>(name);
  return { ...box, defaultChecked: (defaultValue as unknown) === true };
}

/** Submits to another step; works without scripts too. */
export const leadingTo = (step: number) => ({
  type: 'submit' as const,
  name: STEP_FIELD,
  value: step,
});

/**
 * Enter presses a form's first button, so this one precedes the visible ones, some of which lead
 * back.
 */
export function OnByEnter({ to }: { to?: number }) {
  return <button hidden type="submit" {...(to !== undefined && leadingTo(to))} />;
}

export const STAYING =
  'sticky bottom-0 z-5 -mx-4 border-t border-line bg-paper px-4 py-2 sm:static sm:mx-0 sm:px-0 sm:pt-5 sm:pb-0';

interface SaveNoteProps {
  steps: Pick<ReturnType<typeof useStepForm>, 'saveState' | 'discard'>;
  notKept: string;
}

function SaveNote({ steps: { saveState, discard }, notKept }: SaveNoteProps) {
  return (
    <div className="js-only mt-6 flex min-h-12 flex-wrap items-center gap-x-4 text-base text-muted">
      {saveState === 'saved' && (
        <>
          <p className="flex items-center gap-1.5">
            <span aria-hidden="true">✓</span>
            <span>Gespeichert auf diesem Gerät</span>
          </p>
          <button
            type="button"
            onClick={discard}
            className="min-h-11 cursor-pointer underline underline-offset-4 hover:text-ink"
          >
            Angaben löschen
          </button>
        </>
      )}
      {saveState === 'refused' && <p>{notKept}</p>}
    </div>
  );
}

interface StepFormProps<Values extends FieldValues> {
  steps: ReturnType<typeof useStepForm<Values>>;
  action: (form: FormData) => void;
  check: string;
  notKept: string;
  target: (section: Element) => HTMLElement | null;
  children: ReactNode;
}

export function StepForm<Values extends FieldValues>({
  steps,
  action,
  check,
  notKept,
  target,
  children,
}: StepFormProps<Values>) {
  const { form, failure, shown, step } = steps;
  const stage = useRef<HTMLFormElement>(null);
  const lastStep = useRef(step);
  // In a layout effect, so that the first key already goes into the new step.
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo({ top: 0 });
    const section = stage.current?.querySelector('[data-current]');
    if (section) target(section)?.focus();
  }, [step, target]);

  return (
    <>
      <FailureSummary failure={failure} control={form.control} onFollow={steps.follow} />
      {!failure && <PlainSummary state={shown} title={check} />}
      <PlainContext value={shown}>
        <FormProvider {...form}>
          <form
            ref={stage}
            name={steps.name}
            action={action}
            noValidate
            // Loads the rules when a field is first touched, not with the page.
            onFocus={steps.preload}
            onSubmit={(event) => {
              event.preventDefault();
              void steps.advance();
            }}
          >
            <Honeypot />
            {children}
          </form>
        </FormProvider>
      </PlainContext>
      <SaveNote steps={steps} notKept={notKept} />
    </>
  );
}

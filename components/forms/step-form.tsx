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
import { type PlainFormState, STEP_FIELD } from './plain-form';
import type { useStepForm } from './use-step-form';

const PlainContext = createContext<PlainFormState<object> | null>(null);

/** A field's registration, its message, and its value from a form sent without JavaScript. */
export function useField<Values extends FieldValues, Name extends Path<Values>>(name: Name) {
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

/** The same for a box to tick. */
export function useBox<Values extends FieldValues, Name extends Path<Values>>(name: Name) {
  const { defaultValue, ...box } = useField<Values, Name>(name);
  return { ...box, defaultChecked: (defaultValue as unknown) === true };
}

/** What a button of a step is, that leads to another one also where no script hears it. */
export const leadingTo = (step: number) => ({
  type: 'submit' as const,
  name: STEP_FIELD,
  value: step,
});

/**
 * What Enter means in a field: the first button of a form. So it stands before all buttons that are seen, some
 * of which lead back.
 * @param to the step that follows; from the last one the form is sent
 */
export function OnByEnter({ to }: { to?: number }) {
  return <button hidden type="submit" {...(to !== undefined && leadingTo(to))} />;
}

/** The look of a form's buttons: on a phone they stay at the lower edge of what is seen. */
export const STAYING =
  'sticky bottom-0 z-5 -mx-4 border-t border-line bg-paper px-4 py-2 sm:static sm:mx-0 sm:px-0 sm:pt-5 sm:pb-0';

interface SaveNoteProps {
  steps: Pick<ReturnType<typeof useStepForm>, 'saveState' | 'discard'>;
  /** Said where the browser keeps nothing */
  notKept: string;
}

/** Says whether what was typed is kept on this device, and offers to remove it. */
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
  /** Receives the form where there is no JavaScript */
  action: (form: FormData) => void;
  /** Title of what the server refuses */
  check: string;
  notKept: string;
  /** What takes the focus in a step once it is shown */
  target: (section: Element) => HTMLElement | null;
  /** A section for each step, and the buttons */
  children: ReactNode;
}

/** The frame of a form in steps: what went wrong, its steps, whether the browser keeps what was typed. */
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
  // With the step itself: the first key typed already goes into it.
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
            // With the first field that is touched, so that the page is there before its rules.
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

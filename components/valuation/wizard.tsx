'use client';

import { useActionState, useEffect, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Honeypot } from '@/components/forms/honeypot';
import { Button } from '@/components/ui/button';
import { EMPTY_FORM, type ValuationFormValues } from '@/lib/valuation/form';
import { STEPS } from '@/lib/valuation/steps';
import { type PlainFormAction, untouched } from '@/components/forms/plain-form';
import { ChosenHouse } from './chosen-house';
import { rules } from './resolver';
import { SaveNote } from './save-note';
import { STEP_COMPONENTS } from './steps/step-components';
import { useHydrated } from './use-hydrated';
import { FORM_NAME, useWizard } from './use-wizard';
import { WizardBar } from './wizard-bar';
import { WizardProvider, type Drawings } from './wizard-context';
import { WizardNavigation } from './wizard-navigation';

interface WizardProps {
  logo: ReactNode;
  drawings: Drawings;
  /** Receives the form where there is no JavaScript */
  plainAction: PlainFormAction<ValuationFormValues>;
}

const FIRST_INPUT = 'input:checked, input:not([type="hidden"]), textarea';

/**
 * The valuation form. In the page it is one plain form with all ten questions; with JavaScript one
 * question is shown at a time.
 */
export function Wizard({ logo, drawings, plainAction }: WizardProps) {
  const wizard = useWizard();
  const { step, definition, failure } = wizard;
  const hydrated = useHydrated();
  const [plain, submitPlain] = useActionState(plainAction, untouched(EMPTY_FORM));
  const stage = useRef<HTMLFormElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    const current = stage.current?.querySelector('[data-current]');
    const checked = current?.querySelector<HTMLElement>('input:checked');
    (checked ?? current?.querySelector<HTMLElement>(FIRST_INPUT))?.focus({ preventScroll: true });
  }, [step]);

  const plainErrors = Object.entries(plain.fields).map(([name, message]) => ({ name, message }));
  const errors = Object.entries(failure?.fields ?? {}).map(([name, message]) => ({
    name,
    message,
  }));

  return (
    <>
      <WizardBar logo={logo} step={step} onBack={wizard.back} />
      <main id="inhalt" className="mx-auto max-w-4xl px-4 pt-8 pb-16 sm:px-6 sm:pt-14">
        <h1 className="sr-only">Immobilie bewerten</h1>
        <p role="status" className="js-only sr-only">
          Schritt {step + 1} von {STEPS.length}
        </p>
        {failure && (
          <ErrorSummary
            key={failure.title + failure.text}
            title={failure.title}
            entries={errors}
            onFollow={wizard.follow}
          >
            <p className="mt-2">{failure.text}</p>
          </ErrorSummary>
        )}
        {plain.error && !hydrated && (
          <ErrorSummary title="Bitte prüfe deine Angaben" entries={plainErrors}>
            <p className="mt-2">{plain.error}</p>
          </ErrorSummary>
        )}
        <WizardProvider value={{ drawings, plain, onChosen: wizard.chosen }}>
          <FormProvider {...wizard.form}>
            <form
              ref={stage}
              name={FORM_NAME}
              action={submitPlain}
              noValidate
              // With the first field that is touched, so that the page is there before its rules.
              onFocus={rules.preload}
              onSubmit={(event) => {
                event.preventDefault();
                void wizard.advance();
              }}
            >
              <Honeypot />
              <div className="flex gap-14">
                <div className="grow">
                  {STEPS.map(({ id }, index) => {
                    const Step = STEP_COMPONENTS[id];
                    return (
                      <section
                        key={id}
                        data-step={id}
                        data-current={index === step ? '' : undefined}
                      >
                        <Step />
                      </section>
                    );
                  })}
                </div>
                {!definition.hasDrawings && <ChosenHouse />}
              </div>
              {/* Before the wizard's own buttons, so that without JavaScript Enter means this one. */}
              {!hydrated && (
                <Button type="submit" variant="accent" className="no-js-only">
                  Bewertung erhalten
                </Button>
              )}
              <WizardNavigation
                step={definition}
                isFirst={step === 0}
                isLast={wizard.isLast}
                sending={wizard.sending}
                onBack={wizard.back}
                onSkip={() => void wizard.advance()}
              />
            </form>
          </FormProvider>
        </WizardProvider>
        <SaveNote state={wizard.saveState} onDiscard={wizard.discard} />
      </main>
    </>
  );
}

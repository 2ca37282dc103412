'use client';

import { type ComponentType, type ReactNode, useActionState, useCallback, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { FailureSummary } from '@/components/forms/failure-summary';
import { Honeypot } from '@/components/forms/honeypot';
import { type PlainFormAction, untouched } from '@/components/forms/plain-form';
import { PlainSummary } from '@/components/forms/error-summary';
import { SaveNote } from '@/components/forms/save-note';
import { PlainFormProvider } from '@/components/forms/use-field';
import { useStepFocus } from '@/components/forms/use-step-focus';
import { Button } from '@/components/ui/button';
import {
  EMPTY_FORM,
  type StepId,
  STEPS,
  type ValuationField,
  type ValuationFormValues,
} from '@/lib/valuation/steps';
import { InputStep } from './steps/input-step';
import { useWizard } from './use-wizard';
import { WizardBar } from './wizard-bar';
import { type Drawings, useWizardContext, WizardProvider } from './wizard-context';
import { WizardNavigation } from './wizard-navigation';
import { ConditionStep } from './steps/condition-step';
import { ConsentStep } from './steps/consent-step';
import { PostalCodeStep } from './steps/postal-code-step';
import { PropertyTypeStep } from './steps/property-type-step';

/** The questions that are not answered in one line, and the component that asks each of them. */
const STEP_COMPONENTS: Partial<Record<StepId, ComponentType>> = {
  'property-type': PropertyTypeStep,
  'postal-code': PostalCodeStep,
  condition: ConditionStep,
  consent: ConsentStep,
};

/** The house that the questions are about, beside them where there is room. */
function ChosenHouse() {
  const { drawings } = useWizardContext();
  const { control } = useFormContext<ValuationFormValues>();
  const type = useWatch({ control, name: 'propertyType' });
  return (
    <div className="js-only hidden w-64 shrink-0 self-start lg:block">
      {drawings.propertyTypes[type ?? '']}
    </div>
  );
}

interface WizardProps {
  logo: ReactNode;
  drawings: Drawings;
  /** Receives the form where there is no JavaScript */
  plainAction: PlainFormAction<ValuationFormValues>;
  /** Known before the form is opened */
  postalCode?: string;
}

/** The answer that is chosen already, or else the first one to give. */
function firstInput(section: Element) {
  return (
    section.querySelector<HTMLElement>('input:checked') ??
    section.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')
  );
}

/**
 * The valuation form. In the page it is one plain form with all ten questions; with JavaScript one
 * question is shown at a time.
 */
export function Wizard({ logo, drawings, plainAction, postalCode = '' }: WizardProps) {
  const [plain, submitPlain] = useActionState(
    plainAction,
    untouched({ ...EMPTY_FORM, postalCode }),
  );
  const wizard = useWizard(postalCode, plain);
  const { step, definition, failure } = wizard;
  const stage = useRef<HTMLFormElement>(null);
  const changed = useRef<ValuationField>(undefined);
  // Back from a change the focus is where it was asked for.
  const target = useCallback(
    (section: Element) =>
      section.querySelector<HTMLElement>(`a[href="#${changed.current}"]`) ?? firstInput(section),
    [],
  );
  useStepFocus(stage, step, target);

  function change(field: ValuationField) {
    changed.current = field;
    wizard.follow(field);
  }

  return (
    <>
      <WizardBar logo={logo} icon={drawings.back} step={step} onBack={wizard.back} />
      <main id="inhalt" className="mx-auto max-w-4xl px-4 pt-4 pb-10 sm:px-6 sm:pt-14 sm:pb-16">
        <h1 className="sr-only">Immobilie bewerten</h1>
        <p role="status" className="js-only sr-only">
          <span key={step}>{`Schritt ${step + 1} von ${STEPS.length}`}</span>
        </p>
        <FailureSummary failure={failure} control={wizard.form.control} onFollow={wizard.follow} />
        {!failure && <PlainSummary state={wizard.shown} title="Bitte prüfe deine Angaben" />}
        <WizardProvider value={{ drawings, onChosen: wizard.chosen, onChange: change }}>
          <PlainFormProvider value={wizard.shown}>
            <FormProvider {...wizard.form}>
              <form
                ref={stage}
                name={wizard.name}
                action={submitPlain}
                noValidate
                // With the first field that is touched, so that the page is there before its rules.
                onFocus={wizard.preload}
                onSubmit={(event) => {
                  event.preventDefault();
                  void wizard.advance();
                }}
              >
                <Honeypot />
                <div className="flex gap-14">
                  <div className="min-w-0 grow">
                    {STEPS.map(({ id }, index) => {
                      const Step = STEP_COMPONENTS[id];
                      return (
                        <section
                          key={id}
                          data-step={id}
                          data-current={index === step ? '' : undefined}
                        >
                          {Step ? <Step /> : <InputStep step={id} />}
                        </section>
                      );
                    })}
                  </div>
                  {!definition.options && <ChosenHouse />}
                </div>
                {/* Before the wizard's own buttons, so that without JavaScript Enter means this one. */}
                <noscript>
                  <Button type="submit" variant="accent">
                    Bewertung erhalten
                  </Button>
                </noscript>
                <WizardNavigation
                  step={definition}
                  index={step}
                  isAlive={wizard.isAlive}
                  sending={wizard.sending}
                  onBack={wizard.back}
                />
              </form>
            </FormProvider>
          </PlainFormProvider>
        </WizardProvider>
        <SaveNote
          state={wizard.saveState}
          refused="Dein Browser bewahrt die Angaben nicht auf. Bitte lade die Seite nicht neu."
          onDiscard={wizard.discard}
        />
      </main>
    </>
  );
}

'use client';

import { type ComponentType, type ReactNode, useActionState, useCallback, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PlainFormAction, untouched } from '@/lib/platform/form-state';
import { leadingTo, OnByEnter, STAYING, StepForm } from '@/components/forms/step-form';
import { Button } from '@/components/ui/button';
import { ConsentStep } from '@/components/valuation/steps/consent-step';
import { InputStep } from '@/components/valuation/steps/input-step';
import { OptionStep } from '@/components/valuation/steps/option-step';
import { PostalCodeStep } from '@/components/valuation/steps/postal-code-step';
import { cn } from '@/lib/utils';
import {
  EMPTY_WIZARD_FORM,
  isSkippable,
  type WizardStepDefinition,
  type WizardStepId,
  WIZARD_STEPS,
  type ValuationField,
  type ValuationFormValues,
} from '@/lib/valuation/steps';
import { missingId } from './missing';
import { useWizard } from './use-wizard';
import { WizardBar } from './wizard-bar';
import { type Drawings, useWizardContext, WizardProvider } from './wizard-context';

const STEP_COMPONENTS: Partial<Record<WizardStepId, ComponentType>> = {
  'postal-code': PostalCodeStep,
  consent: ConsentStep,
};

function Step({
  definition: { id, options },
}: {
  definition: WizardStepDefinition & { id: WizardStepId };
}) {
  const Special = STEP_COMPONENTS[id];
  if (Special) return <Special />;
  return options ? <OptionStep step={id} /> : <InputStep step={id} />;
}

function ChosenHouse() {
  const { drawings } = useWizardContext();
  const { control } = useFormContext<ValuationFormValues>();
  const type = useWatch({ control, name: 'propertyType' });
  return (
    <div className="js-only hidden w-64 shrink-0 self-start lg:block">
      {drawings.options['property-type']?.[type ?? '']}
    </div>
  );
}

interface WizardProps {
  logo: ReactNode;
  drawings: Drawings;
  plainAction: PlainFormAction<ValuationFormValues>;
  postalCode?: string;
}

function firstInput(section: Element) {
  return (
    section.querySelector<HTMLElement>('input:checked') ??
    section.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')
  );
}

interface WizardNavigationProps {
  step: WizardStepDefinition;
  /** From 0 */
  index: number;
  /** Hydrated; before, each button is a submit to the server */
  isAlive: boolean;
  sending: boolean;
  onBack: () => void;
}

function WizardNavigation({ step, index, isAlive, sending, onBack }: WizardNavigationProps) {
  const { control } = useFormContext<ValuationFormValues>();
  const values = useWatch({ control }) as ValuationFormValues;
  const ready = !isAlive || step.isReady(values);
  const isLast = index === WIZARD_STEPS.length - 1;
  return (
    <div className={cn('js-only', STAYING, 'sm:mt-6')}>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <OnByEnter to={isLast ? undefined : index + 1} />
        {index > 0 && (
          <Button
            {...leadingTo(index - 1)}
            variant="outline"
            width="narrow"
            disabled={sending}
            onClick={(event) => {
              event.preventDefault();
              onBack();
            }}
          >
            Zurück
          </Button>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {isSkippable(step, values) && (
            <Button {...leadingTo(index + 1)} variant="ghost" width="narrow">
              Überspringen
            </Button>
          )}
          <Button
            type="submit"
            {...(!isLast && leadingTo(index + 1))}
            variant={isLast ? 'accent' : 'primary'}
            disabled={!ready || sending}
            aria-describedby={missingId(step.id)}
          >
            {!isLast && <span key="next">Weiter</span>}
            {isLast && sending && <span key="sending">Senden...</span>}
            {isLast && !sending && (
              <span key="send">
                <span className="sm:hidden">Fertig</span>
                <span className="hidden sm:inline">Bewertung erhalten</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** In the HTML one plain form with all questions; with JavaScript one at a time. */
export function Wizard({ logo, drawings, plainAction, postalCode = '' }: WizardProps) {
  const [plain, submitPlain] = useActionState(
    plainAction,
    untouched({ ...EMPTY_WIZARD_FORM, postalCode }),
  );
  const wizard = useWizard(postalCode, plain);
  const { step, definition } = wizard;
  const changed = useRef<ValuationField>(undefined);
  // After a change the focus returns to where it was opened.
  const target = useCallback(
    (section: Element) =>
      section.querySelector<HTMLElement>(`a[href="#${changed.current}"]`) ?? firstInput(section),
    [],
  );

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
          <span key={step}>{`Schritt ${step + 1} von ${WIZARD_STEPS.length}`}</span>
        </p>
        <WizardProvider value={{ drawings, onChosen: wizard.chosen, onChange: change }}>
          <StepForm
            steps={wizard}
            action={submitPlain}
            check="Bitte prüfe deine Angaben"
            notKept="Dein Browser bewahrt die Angaben nicht auf. Bitte lade die Seite nicht neu."
            target={target}
          >
            <div className="flex gap-14">
              <div className="min-w-0 grow">
                {WIZARD_STEPS.map((one, index) => (
                  <section
                    key={one.id}
                    data-step={one.id}
                    data-current={index === step ? '' : undefined}
                  >
                    <Step definition={one} />
                  </section>
                ))}
              </div>
              {!definition.options && <ChosenHouse />}
            </div>
            {/* Before the wizard's own buttons, so that without JavaScript Enter means this
                one. */}
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
          </StepForm>
        </WizardProvider>
      </main>
    </>
  );
}

'use client';

import { type ComponentType, type ReactNode, useActionState, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FailureSummary } from '@/components/forms/failure-summary';
import { Honeypot } from '@/components/forms/honeypot';
import { type PlainFormAction, untouched } from '@/components/forms/plain-form';
import { PlainSummary } from '@/components/forms/error-summary';
import { OnByEnter } from '@/components/forms/step-buttons';
import { SaveNote } from '@/components/forms/save-note';
import { PlainFormProvider } from '@/components/forms/use-field';
import { useStepFocus } from '@/components/forms/use-step-focus';
import { Button } from '@/components/ui/button';
import {
  EMPTY_FORM,
  type LeadFormValues,
  percentOf,
  type StepId,
  STEPS,
} from '@/lib/requests/forms/lead/steps';
import { LeadNavigation } from './lead-navigation';
import { LeadSent } from './lead-sent';
import { useLeadForm } from './use-lead-form';
import { Progress } from '@/components/ui/progress';
import { ContactStep } from './steps/contact-step';
import { DetailsStep } from './steps/details-step';
import { LocationStep } from './steps/location-step';
import { PropertyTypeStep } from './steps/property-type-step';
import type { StepProps } from './steps/step-props';
import { TimelineStep } from './steps/timeline-step';

/** Which component asks the questions of which step. */
const STEP_COMPONENTS = {
  'property-type': PropertyTypeStep,
  location: LocationStep,
  details: DetailsStep,
  contact: ContactStep,
  timeline: TimelineStep,
} satisfies Record<StepId, ComponentType<StepProps>>;

/** How far the lead form has come, specification 2: 'Schritt 2 von 5', '40 %' and a bar. */
function LeadProgress({ step }: { /** From 1 */ step: number }) {
  const text = `Schritt ${step} von ${STEPS.length}`;
  const percent = percentOf(step);
  return (
    <div className="js-only">
      <p className="flex justify-between gap-4 text-base font-semibold tabular-nums">
        <span key={text}>{text}</span>
        <span key={percent} className="text-muted">{`${percent}\u00a0%`}</span>
      </p>
      <Progress
        label="Fortschritt"
        value={percent}
        max={100}
        text={`${text}, ${percent}\u00a0%`}
        className="mt-2"
      />
      <p role="status" className="sr-only">
        <span key={text}>{text}</span>
      </p>
    </div>
  );
}

interface LeadFormProps {
  /** By property type */
  drawings: Record<string, ReactNode>;
  /** Stands beside the form, and goes with it */
  aside: ReactNode;
  /** Stands below the thanks */
  afterwards: ReactNode;
  /** Receives the form where there is no JavaScript */
  plainAction: PlainFormAction<LeadFormValues>;
}

const question = (section: Element) => section.querySelector<HTMLElement>('[data-question]');

/**
 * The lead form. In the page it is one plain form with all questions; with JavaScript one step is
 * shown at a time.
 */
export function LeadForm({ drawings, aside, afterwards, plainAction }: LeadFormProps) {
  const [plain, submitPlain] = useActionState(plainAction, untouched(EMPTY_FORM));
  const lead = useLeadForm(plain);
  const { step } = lead;
  const stage = useRef<HTMLFormElement>(null);
  useStepFocus(stage, step, question);

  const sentTo = lead.sentTo ?? (plain.sent && plain.values.email.trim());
  if (sentTo) return <LeadSent email={sentTo}>{afterwards}</LeadSent>;

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <LeadProgress step={step + 1} />
        <div className="mt-8">
          <FailureSummary
            failure={lead.failure}
            control={lead.form.control}
            onFollow={lead.follow}
          />
          {!lead.failure && (
            <PlainSummary state={lead.shown} title="Bitte prüfen Sie Ihre Angaben" />
          )}
          <PlainFormProvider value={lead.shown}>
            <FormProvider {...lead.form}>
              <form
                ref={stage}
                name={lead.name}
                action={submitPlain}
                noValidate
                // With the first field that is touched, so that the page is there before its rules.
                onFocus={lead.preload}
                onSubmit={(event) => {
                  event.preventDefault();
                  void lead.advance();
                }}
              >
                <Honeypot />
                {/* First of all buttons: without JavaScript Enter sends the whole form. */}
                <noscript>
                  <button hidden type="submit" />
                </noscript>
                <OnByEnter to={lead.isLast ? undefined : step + 1} />
                {STEPS.map(({ id, question: text }, index) => {
                  const Step = STEP_COMPONENTS[id];
                  return (
                    <section
                      key={id}
                      aria-labelledby={`${id}-question`}
                      data-step={id}
                      data-current={index === step ? '' : undefined}
                    >
                      <Step
                        id={`${id}-question`}
                        question={text}
                        drawings={drawings}
                        onChange={lead.follow}
                      />
                    </section>
                  );
                })}
                <noscript>
                  <Button type="submit" variant="accent">
                    Kostenlose Bewertung anfordern
                  </Button>
                </noscript>
                <LeadNavigation
                  step={step}
                  isLast={lead.isLast}
                  sending={lead.sending}
                  onBack={lead.back}
                />
              </form>
            </FormProvider>
          </PlainFormProvider>
          <SaveNote
            state={lead.saveState}
            refused="Ihr Browser bewahrt die Angaben nicht auf. Bitte laden Sie die Seite nicht neu."
            onDiscard={lead.discard}
          />
        </div>
      </div>
      {aside}
    </div>
  );
}

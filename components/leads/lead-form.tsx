'use client';

import { type ComponentType, type ReactNode, useActionState, useCallback, useState } from 'react';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { type PlainFormAction, type PlainFormState, untouched } from '@/lib/platform/form-state';
import { formalWords, sendForm } from '@/components/forms/send-form';
import { leadingTo, OnByEnter, STAYING, StepForm } from '@/components/forms/step-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { type StepDraft, useStepForm } from '@/components/forms/use-step-form';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import {
  EMPTY_LEAD_FORM,
  firstOpenLeadStep,
  leadDrafts,
  type LeadFormValues,
  progressPercent,
  type LeadStepId,
  LEAD_STEPS,
  withoutUnasked,
} from '@/lib/submissions/forms/lead/steps';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { LeadSent } from './lead-sent';
import type { LeadStepProps } from './lead-step';
import { ContactStep, DetailsStep, PropertyTypeStep, TimelineStep } from './lead-steps';
import { LocationStep } from './location-step';

const STEP_COMPONENTS = {
  'property-type': PropertyTypeStep,
  location: LocationStep,
  details: DetailsStep,
  contact: ContactStep,
  timeline: TimelineStep,
} satisfies Record<LeadStepId, ComponentType<LeadStepProps>>;

function LeadProgress({ step }: { /** From 1 */ step: number }) {
  const text = `Schritt ${step} von ${LEAD_STEPS.length}`;
  const percent = progressPercent(step);
  return (
    <div className="js-only">
      <p className="flex justify-between gap-4 text-base font-semibold tabular-nums">
        <span key={text}>{text}</span>
        <span key={percent} className="text-muted">{`${percent}\u00a0%`}</span>
      </p>
      <ProgressBar value={percent} max={100} text={`${text}, ${percent}\u00a0%`} className="mt-2" />
      <p role="status" className="sr-only">
        <span key={text}>{text}</span>
      </p>
    </div>
  );
}

interface LeadFormProps {
  /** By property type */
  drawings: Record<string, ReactNode>;
  aside: ReactNode;
  afterwards: ReactNode;
  plainAction: PlainFormAction<LeadFormValues>;
}

const question = (section: Element) => section.querySelector<HTMLElement>('[data-question]');

interface LeadNavigationProps {
  /** From 0 */
  step: number;
  isLast: boolean;
  sending: boolean;
  onBack: () => void;
}

function LeadNavigation({ step, isLast, sending, onBack }: LeadNavigationProps) {
  return (
    <div
      className={cn(
        'js-only mt-4 flex justify-between gap-3 border-t border-line sm:mt-8',
        // The long label of the last button needs the width of a phone.
        isLast ? 'flex-col-reverse pt-5 sm:flex-row' : STAYING,
      )}
    >
      <Button
        {...leadingTo(step - 1)}
        variant="outline"
        width="narrow"
        disabled={step === 0 || sending}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        Zurück
      </Button>
      {isLast ? (
        <SubmitButton key="send" sending={sending}>
          Kostenlose Bewertung anfordern
        </SubmitButton>
      ) : (
        <Button key="next" {...leadingTo(step + 1)}>
          Weiter
        </Button>
      )}
    </div>
  );
}

const { resolver, preload } = lazyResolver<LeadFormValues>(() =>
  import('@/lib/submissions/kinds/lead').then(({ leadSchema }) => leadSchema),
);

const FORM = {
  name: 'lead',
  empty: EMPTY_LEAD_FORM,
  drafts: leadDrafts,
  rules: {
    resolver: ((values, ...rest) =>
      resolver(withoutUnasked(values), ...rest)) satisfies typeof resolver,
    preload,
  },
  steps: LEAD_STEPS,
  furthest: firstOpenLeadStep,
  words: formalWords('Ihre Anfrage'),
};

function useLeadForm(plain: PlainFormState<LeadFormValues>) {
  const [sentTo, setSentTo] = useState<string>();
  const deliver = useCallback(async (body: LeadFormValues, draft: StepDraft) => {
    await sendForm(routes.api.adLeads, body, draft);
    draft.discard();
    setSentTo(body.email.trim());
  }, []);
  const form = useStepForm<LeadFormValues>({ ...FORM, plain, deliver });
  return { ...form, sentTo };
}

/** In the HTML one plain form with all questions; with JavaScript one step at a time. */
export function LeadForm({ drawings, aside, afterwards, plainAction }: LeadFormProps) {
  const [plain, submitPlain] = useActionState(plainAction, untouched(EMPTY_LEAD_FORM));
  const lead = useLeadForm(plain);
  const { step } = lead;

  const sentTo = lead.sentTo ?? (plain.sent && plain.values.email.trim());
  if (sentTo) return <LeadSent email={sentTo}>{afterwards}</LeadSent>;

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <LeadProgress step={step + 1} />
        <div className="mt-8">
          <StepForm
            steps={lead}
            action={submitPlain}
            check="Bitte prüfen Sie Ihre Angaben"
            notKept="Ihr Browser bewahrt die Angaben nicht auf. Bitte laden Sie die Seite nicht neu."
            target={question}
          >
            {/* First of all buttons: without JavaScript Enter sends the whole form. */}
            <noscript>
              <button hidden type="submit" />
            </noscript>
            <OnByEnter to={lead.isLast ? undefined : step + 1} />
            {LEAD_STEPS.map(({ id, question: text }, index) => {
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
          </StepForm>
        </div>
      </div>
      {aside}
    </div>
  );
}

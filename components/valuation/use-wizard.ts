'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeFailure, messagesOf, type SendFailure } from '@/components/forms/send-form';
import { useDraft } from '@/components/forms/use-draft';
import { valuationDrafts } from '@/lib/valuation/draft';
import { EMPTY_FORM, type ValuationField, type ValuationFormValues } from '@/lib/valuation/form';
import { routes } from '@/lib/routes';
import { firstOpenStep, STEPS, stepOf, type StepDefinition } from '@/lib/valuation/steps';
import { rules } from './resolver';
import { FAILURE_WORDS, sendValuation } from './send-valuation';
import { useAutoAdvance } from './use-auto-advance';
import { useStepHistory } from './use-step-history';

/** The form's name in the document; its honeypot is no field of ours and is read from there. */
export const FORM_NAME = 'valuation';

/**
 * Milliseconds of quiet before a wrong answer is named, so that nobody is told off in mid-word.
 * Nothing is checked when a field loses the focus: a message that appears then moves the button that
 * was about to be pressed.
 */
const ERROR_DELAY = 900;

const LAST = STEPS.length - 1;

/** Everything the wizard does: its form, its steps, what it keeps and what it sends. */
export function useWizard() {
  const router = useRouter();
  const form = useForm<ValuationFormValues>({
    defaultValues: EMPTY_FORM,
    mode: 'onChange',
    delayError: ERROR_DELAY,
    resolver: rules.resolver,
  });
  const furthest = useCallback(() => firstOpenStep(form.getValues()), [form]);
  const { step, goTo, goBack, startAt } = useStepHistory(furthest);
  const draft = useDraft(valuationDrafts, form, step, startAt);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [sending, setSending] = useState(false);
  const definition: StepDefinition = STEPS[step] ?? STEPS[0];

  const fail = useCallback(
    (next: SendFailure) => {
      setFailure(next);
      for (const [name, message] of Object.entries(next.fields)) {
        form.setError(name as ValuationField, { type: 'server', message });
      }
    },
    [form],
  );

  const send = useCallback(
    async (values: ValuationFormValues) => {
      setFailure(null);
      setSending(true);
      const website = new FormData(document.forms.namedItem(FORM_NAME) ?? undefined).get('website');
      try {
        const id = await sendValuation({ ...values, website }, draft);
        // Still 'sending' until the result stands there; the result page forgets the draft.
        router.push(routes.valuationResult(id));
      } catch (error) {
        setSending(false);
        fail(describeFailure(error, FAILURE_WORDS));
      }
    },
    [draft, fail, router],
  );

  const advance = useCallback(async () => {
    if (sending || !definition.isReady(form.getValues())) return;
    if (step === LAST) {
      await form.handleSubmit(send, (errors) =>
        fail({ title: FAILURE_WORDS.check, text: '', fields: messagesOf(errors) }),
      )();
    } else if (await form.trigger([...definition.fields], { shouldFocus: true })) {
      goTo(step + 1);
    }
  }, [definition, fail, form, goTo, send, sending, step]);

  const { schedule, cancel } = useAutoAdvance(advance);

  // Whatever has changed the step, a choice made on the one before no longer leads on.
  useEffect(() => cancel, [step, cancel]);

  const goOn = useCallback(() => {
    cancel();
    return advance();
  }, [advance, cancel]);

  const back = useCallback(() => {
    cancel();
    return goBack();
  }, [cancel, goBack]);

  /** Leads from an entry of the error summary to its field. */
  const follow = useCallback(
    (name: string) => {
      const target = stepOf(name);
      if (target !== step) goTo(target);
      // The step has to be on the screen before it can take the focus.
      requestAnimationFrame(() => document.getElementById(name)?.focus());
    },
    [goTo, step],
  );

  const discard = useCallback(() => {
    draft.discard();
    setFailure(null);
    startAt(0);
  }, [draft, startAt]);

  return {
    form,
    step,
    definition,
    isLast: step === LAST,
    sending,
    failure,
    saveState: draft.saveState,
    advance: goOn,
    chosen: schedule,
    back,
    follow,
    discard,
  };
}

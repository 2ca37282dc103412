'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { PlainFormState } from '@/lib/platform/form-state';
import { type FailureWords, sendForm } from '@/components/forms/send-form';
import type { DraftKey } from '@/components/forms/use-draft';
import { useStepForm } from '@/components/forms/use-step-form';
import { routes } from '@/lib/routes';
import { valuationDrafts } from '@/lib/valuation/draft';
import {
  EMPTY_WIZARD_FORM,
  firstOpenStep,
  type WizardStepDefinition,
  WIZARD_STEPS,
  type ValuationFormValues,
} from '@/lib/valuation/steps';

const FAILURE_LABELS: FailureWords = {
  check: 'Bitte prüfe deine Angaben',
  notSent: 'Deine Anfrage wurde noch nicht gesendet',
  kept: 'Deine Angaben sind noch da.',
  again: 'Bitte versuche es noch einmal.',
};

interface Envelope {
  valuationRequest: { id: string };
}

const FORM = {
  name: 'valuation',
  drafts: valuationDrafts,
  rules: lazyResolver<ValuationFormValues>(() =>
    import('@/lib/submissions/kinds/valuation').then(({ valuationSchema }) => valuationSchema),
  ),
  steps: WIZARD_STEPS,
  furthest: firstOpenStep,
  words: FAILURE_LABELS,
};

/** Milliseconds */
const AUTO_ADVANCE_DELAY = 500;

/** Delayed, so that the choice is seen; anything that happens meanwhile cancels it. */
export function useAutoAdvance(advance: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);
  const schedule = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), AUTO_ADVANCE_DELAY);
  }, []);
  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}

/** Stops at an unanswered step, and goes on after a choice. */
export function useWizard(postalCode: string, plain: PlainFormState<ValuationFormValues>) {
  const router = useRouter();
  const deliver = useCallback(
    async ({ website, ...values }: ValuationFormValues & { website: unknown }, draft: DraftKey) => {
      const { asSent } = await import('@/lib/submissions/kinds/valuation');
      const body = { ...asSent(values), website };
      const stored = await sendForm<Envelope>(routes.api.valuationRequests, body, draft);
      // Stays 'sending' until the result is shown; the result page forgets the draft.
      router.push(routes.valuationResult(stored.valuationRequest.id));
    },
    [router],
  );
  const wizard = useStepForm<ValuationFormValues>({
    ...FORM,
    empty: { ...EMPTY_WIZARD_FORM, postalCode },
    plain,
    deliver,
  });
  const { form, step, advance, back } = wizard;
  const definition: WizardStepDefinition = WIZARD_STEPS[step] ?? WIZARD_STEPS[0];

  const advanceIfReady = useCallback(async () => {
    if (definition.isReady(form.getValues())) await advance();
  }, [advance, definition, form]);

  const { schedule, cancel } = useAutoAdvance(advanceIfReady);

  // After the draft is restored.
  useEffect(() => {
    const values = form.getValues();
    const isOpen = !values.postalCode || valuationDrafts.isUntouched({ ...values, postalCode: '' });
    if (postalCode && isOpen) form.setValue('postalCode', postalCode);
  }, [form, postalCode]);

  // If the step has changed, an earlier choice no longer advances.
  useEffect(() => cancel, [step, cancel]);

  const goOn = useCallback(() => {
    cancel();
    return advanceIfReady();
  }, [advanceIfReady, cancel]);

  const goBack = useCallback(() => {
    cancel();
    return back();
  }, [back, cancel]);

  return { ...wizard, definition, advance: goOn, chosen: schedule, back: goBack };
}

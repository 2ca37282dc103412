'use client';

import { Field, TextField } from '@/components/forms/field';
import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { rangeLabel, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import type { Expertise } from '@/lib/submissions/expertise';
import { ActionForm, useActionForm } from './action-form';

/**
 * Parses '350.000' or '350 000 €'; returns any other text as it is, so that the server refuses
 * it.
 */
export function wholeEuros(typed: string): number | string {
  const text = typed.replace(/[\s€]/g, '').replace(/,(00?|-)$/, '');
  const isAmount = /^\d+$|^\d{1,3}(\.\d{3})+$/.test(text);
  return isAmount ? Number(text.replaceAll('.', '')) : typed;
}

interface ExpertValueFormProps {
  estimate?: SubmissionCard['estimate'];
  regional?: SubmissionCard['regional'];
  expert?: Expertise;
  onDone: () => void;
}

function figuresHint({ value }: { value: number }, regional: SubmissionCard['regional']): string {
  if (!regional?.isPossible) return `Ohne Lage gerechnet ${formatEuros(value)}.`;
  return `${VALUE_LABEL} ${formatEuros(regional.value)} (${rangeLabel(regional.range)}).`;
}

export function ExpertValueForm({ estimate, regional, expert, onDone }: ExpertValueFormProps) {
  const { field, frame } = useActionForm({
    action: 'expertValue',
    operation: 'expert-value',
    initial: { value: expert ? formatNumber(expert.value) : '', reason: expert?.reason ?? '' },
    bodyOf: ({ value, reason }) => ({ value: wholeEuros(value), reason }),
    isReplacing: true,
    onDone,
  });
  const hint = estimate && figuresHint(estimate, regional);
  return (
    <ActionForm {...frame} submit="Wert eintragen" pending="Speichern...">
      <Field
        label="Wert der Immobilie"
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        suffix="€"
        {...field('value')}
      />
      <TextField
        label="Begründung"
        hint="Sie steht auch in der Bewertung, die verschickt wird."
        {...field('reason')}
      />
    </ActionForm>
  );
}

import { PlainSummary } from '@/components/forms/plain-summary';
import type { PlainFormState } from '@/components/forms/plain-form';
import { FAILURE_LABELS, type FormValues } from './form-values';

interface RefusalProps {
  state: PlainFormState<FormValues>;
  attempt: number;
}

/** Why a form was refused, at its top. */
export function Refusal({ state, attempt }: RefusalProps) {
  const isToMend = Object.keys(state.fields).length > 0;
  return (
    <PlainSummary
      key={attempt}
      state={state}
      title={isToMend ? FAILURE_LABELS.check : FAILURE_LABELS.notSent}
    />
  );
}

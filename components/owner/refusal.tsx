import { PlainSummary } from '@/components/forms/plain-summary';
import type { FormValues, PlainFormState } from '@/components/forms/plain-form';
import { PAGE_WORDS } from '@/components/forms/send-form';

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
      title={isToMend ? PAGE_WORDS.check : PAGE_WORDS.notSent}
    />
  );
}

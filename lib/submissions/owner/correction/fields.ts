import { typedNumber } from '@/lib/platform/validation/german-number';
import { kindOf, type StoredSubmission, factsOf } from '@/lib/submissions/kinds/kinds';
import type { Control } from '@/lib/submissions/kinds/kind';
import type { OwnSubmission } from '../own-submission';

export interface CorrectionField extends Control {
  name: string;
  label: string;
  value: string;
}

/** With a German decimal comma. */
const typed = (value: string | number | boolean | null | undefined) =>
  typeof value === 'number' ? typedNumber(value) : String(value ?? '');

export function correctionFields({
  type,
  answers,
}: Pick<OwnSubmission, 'type' | 'answers'>): CorrectionField[] {
  const stored = new Map(answers.map(({ field: name, value }) => [name, value]));
  return kindOf(type).fields.flatMap(({ name, label, control }) =>
    control ? [{ name, label, ...control, value: typed(stored.get(name)) }] : [],
  );
}

const TEXTS = ['notes', 'additionalInfo'];

/** About the home, still to be asked. */
export function missingAnswers({ kind, details }: Pick<StoredSubmission, 'kind' | 'details'>) {
  const answers = factsOf({ kind, details } as StoredSubmission);
  return correctionFields({ type: kind, answers }).filter(
    ({ name, value }) =>
      !value && !TEXTS.includes(name) && answers.some(({ field }) => field === name),
  );
}

import { typedNumber } from '@/lib/platform/validation/german-number';
import { kindOf } from '@/lib/requests/kinds/kinds';
import type { Control } from '@/lib/requests/kinds/kind';
import { factsOf } from '@/lib/requests/answers';
import type { StoredRequest } from '@/lib/requests/request';
import type { OwnRequest } from '../own-request';

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
}: Pick<OwnRequest, 'type' | 'answers'>): CorrectionField[] {
  const stored = new Map(answers.map(({ field: name, value }) => [name, value]));
  return kindOf(type).fields.flatMap(({ name, label, control }) =>
    control ? [{ name, label, ...control, value: typed(stored.get(name)) }] : [],
  );
}

const TEXTS = ['notes', 'additionalInfo'];

/** About the home, still to be asked. */
export function missingAnswers({ kind, details }: Pick<StoredRequest, 'kind' | 'details'>) {
  const answers = factsOf({ kind, details } as StoredRequest);
  return correctionFields({ type: kind, answers }).filter(
    ({ name, value }) =>
      !value && !TEXTS.includes(name) && answers.some(({ field }) => field === name),
  );
}

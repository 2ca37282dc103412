import { kindOf } from '@/lib/requests/kinds/kinds';
import type { Control } from '@/lib/requests/kinds/kind';
import type { OwnRequest } from '../own-request';

/** A field of the form in which a person corrects what was said. */
export interface CorrectionField extends Control {
  name: string;
  label: string;
  /** As it is typed */
  value: string;
}

/** As a German types it: a comma before the decimals. */
const typed = (value: string | number | boolean | null | undefined) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** The fields in which what was said can be corrected, each with what is stored now. */
export function correctionFields({ type, answers }: OwnRequest): CorrectionField[] {
  const stored = new Map(answers.map(({ field: name, value }) => [name, value]));
  return kindOf(type).fields.flatMap(({ name, label, control }) =>
    control ? [{ name, label, ...control, value: typed(stored.get(name)) }] : [],
  );
}

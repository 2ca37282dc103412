export interface PlainFormState<Values> {
  values: Values;
  /** German message by field name */
  fields: Partial<Record<keyof Values & string, string>>;
  error?: string;
  /** From 0, in forms with steps */
  step?: number;
  sent?: boolean;
  /** Shown only once, e.g. a new password */
  told?: readonly string[];
}

export type PlainFormAction<Values> = (
  previous: PlainFormState<Values>,
  form: FormData,
) => Promise<PlainFormState<Values>>;

export const STEP_FIELD = 'schritt';

export function untouched<Values>(values: Values): PlainFormState<Values> {
  return { values, fields: {} };
}

/** By field; a ticked box is 'on'. */
export type FormValues = Record<string, string>;

/** Without Next's own fields and without files. */
export function postedValues(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}

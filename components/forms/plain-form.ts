/** The state of a form that is sent without JavaScript: what was typed, and what became of it. */
export interface PlainFormState<Values> {
  values: Values;
  /** German message by field name */
  fields: Partial<Record<keyof Values & string, string>>;
  /** Set after a failed attempt */
  error?: string;
  /** Set once it is stored */
  sent?: boolean;
}

/** What receives such a form: a server action for useActionState. */
export type PlainFormAction<Values> = (
  previous: PlainFormState<Values>,
  form: FormData,
) => Promise<PlainFormState<Values>>;

/** The state of a form that nobody has sent yet. */
export function untouched<Values>(values: Values): PlainFormState<Values> {
  return { values, fields: {} };
}

/** The state of a form that is sent without JavaScript: its values, and the server's answer. */
export interface PlainFormState<Values> {
  values: Values;
  /** German message by field name */
  fields: Partial<Record<keyof Values & string, string>>;
  /** Set after a failed attempt */
  error?: string;
  /** Of a form in steps: the one that is shown next, from 0 */
  step?: number;
  /** Set once it is stored */
  sent?: boolean;
  /** Shown only once, e.g. a new password */
  told?: readonly string[];
}

/** What receives such a form: a server action for useActionState. */
export type PlainFormAction<Values> = (
  previous: PlainFormState<Values>,
  form: FormData,
) => Promise<PlainFormState<Values>>;

/** The field with which a button of a form in steps names the step it leads to. */
export const STEP_FIELD = 'schritt';

/** The state of a form before it is sent. */
export function untouched<Values>(values: Values): PlainFormState<Values> {
  return { values, fields: {} };
}

/** The texts of a form by field; a ticked box is 'on'. */
export type FormValues = Record<string, string>;

/** A form's fields as typed, without what Next adds to forms and without files. */
export function postedValues(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}

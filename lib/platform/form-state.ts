export interface PlainFormState<Values> {
  values: Values;
  /** German message by field name */
  fields: Partial<Record<keyof Values & string, string>>;
  error?: string;
  /** Of an AppError */
  code?: string;
  /** From 0, in forms with steps */
  step?: number;
  sent?: boolean;
  /** Shown only once, e.g. a new password */
  told?: readonly string[];
  /** Address of another page, loaded as a whole because the login may have changed */
  next?: string;
  /** Address of the page that shows the outcome */
  outcome?: string;
  /** What is stored now, when the form was based on an older version */
  current?: object;
  /** Of the record that was stored */
  version?: number;
  /** What the browser needs to make a passkey */
  passkey?: object;
}

/** What an action answers beside the values. */
export type ActionAnswer = Pick<
  PlainFormState<FormValues>,
  'next' | 'outcome' | 'told' | 'version' | 'passkey'
>;

export type PlainFormAction<Values> = (
  previous: PlainFormState<Values>,
  form: FormData,
) => Promise<PlainFormState<Values>>;

export const STEP_FIELD = 'schritt';

/** A script sends the form and follows the answer itself. Filtered like Next's own fields. */
export const BY_SCRIPT = '$script';

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

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import {
  type ActionAnswer,
  BY_SCRIPT,
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  STEP_FIELD,
} from '@/lib/platform/form-state';
import { AppError, type FieldErrors, RETRY_AFTER_FAULT } from '@/lib/platform/http/errors';
import { requireOwnPage } from '@/lib/platform/http/caller';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { passCookie } from '@/lib/submissions/links/service';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { contentKey, submitterOf, type Submitter } from '@/lib/submissions/store/service';
import { log } from '@/lib/platform/telemetry/log';

interface PlainForm<Values, Stored> {
  empty: Values;
  request: (body: object, submitter: Submitter) => Promise<Stored>;
  apology: string;
  /** What was stored, if its sender may open it as 'Meine Anfrage' */
  reference?: (stored: Stored) => SubmissionReference;
}

function plainValues<Values extends object>(empty: Values, form: FormData): Values {
  const entries = Object.entries(empty).map(([name, nothing]) => {
    const value = form.get(name);
    if (typeof nothing === 'boolean') return [name, value === 'on'];
    return [name, typeof value === 'string' ? value : nothing];
  });
  return Object.fromEntries(entries) as Values;
}

/** The same answers on the same day are one submission, if this browser sent the first. */
export async function receivePlainForm<Values extends object, Stored>(
  form: FormData,
  { empty, request, apology, reference }: PlainForm<Values, Stored>,
): Promise<{ stored?: Stored; state: PlainFormState<Values> }> {
  const sent = await headers();
  const values = plainValues(empty, form);
  const refused = (error: AppError, fields: PlainFormState<Values>['fields'] = {}) => ({
    state: {
      values,
      fields,
      error: error.message,
      code: error.code,
      current: error.details.current,
    },
  });
  try {
    requireOwnPage(sent);
    const stored = await request(
      { ...values, website: form.get('website') ?? '' },
      {
        ...submitterOf(sent),
        idempotencyKey: contentKey(values),
        isKeyTyped: reference !== undefined,
      },
    );
    if (reference) (await cookies()).set(passCookie(reference(stored)));
    return { stored, state: { values, fields: {}, sent: true } };
  } catch (error) {
    if (error instanceof AppError) {
      const fields = error.details.fields as PlainFormState<Values>['fields'];
      return refused(error, fields);
    }
    log().error({ err: error }, 'A form without JavaScript could not be stored');
    return refused(new AppError('unavailable', apology, { retryAfter: RETRY_AFTER_FAULT }));
  }
}

/** Never sent back to the page. */
const SECRETS = ['present', 'password', 'repeated', 'code'];

/** Receives a form from its script, which follows the answer itself, or from a browser without scripts. */
export async function receiveForm(
  form: FormData,
  run: (body: FormValues, submitter: Submitter) => Promise<ActionAnswer | void>,
): Promise<PlainFormState<FormValues>> {
  const { stored, state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body, submitter) => run(body as FormValues, submitter),
    apology: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  const address = stored?.next ?? stored?.outcome;
  if (address && !form.has(BY_SCRIPT)) redirect(address);
  const values = Object.entries(state.values).filter(([name]) => !SECRETS.includes(name));
  return { ...state, ...stored, values: Object.fromEntries(values) };
}

/** As {@link receiveForm}, for `useActionState`. */
export const formAction =
  (run: Parameters<typeof receiveForm>[1]): PlainFormAction<FormValues> =>
  (_previous, form) =>
    receiveForm(form, run);

type Steps = readonly { fields: readonly string[] }[];

interface StepForm<Values> {
  empty: Values;
  steps: Steps;
  schema: z.ZodType;
  asked?: (values: Values) => object;
}

const firstWrong = (steps: Steps, wrong: FieldErrors) =>
  steps.findIndex(({ fields }) => fields.some((field) => wrong[field]));

/** Stores nothing and reports no errors of later steps. @returns `undefined` for the whole form */
export function receiveStep<Values extends object>(
  form: FormData,
  { empty, steps, schema, asked = (values) => values }: StepForm<Values>,
): PlainFormState<Values> | undefined {
  const to = Number(form.get(STEP_FIELD) ?? NaN);
  if (!Number.isInteger(to) || to < 0 || to >= steps.length) return undefined;
  const values = plainValues(empty, form);
  const { error } = schema.safeParse(asked(values));
  const wrong = error ? fieldErrors(error) : {};
  const held = firstWrong(steps.slice(0, to), wrong);
  const fields = Object.fromEntries(
    (steps[held]?.fields ?? []).filter((name) => wrong[name]).map((name) => [name, wrong[name]]),
  ) as PlainFormState<Values>['fields'];
  return { values, fields, step: held === -1 ? to : held };
}

export function openedAt<Values>(
  state: PlainFormState<Values>,
  steps: Steps,
): PlainFormState<Values> {
  const wrong = firstWrong(steps, state.fields as FieldErrors);
  return { ...state, step: wrong === -1 ? steps.length - 1 : wrong };
}

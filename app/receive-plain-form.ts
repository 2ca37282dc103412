import { cookies, headers } from 'next/headers';
import type { z } from 'zod';
import { type PlainFormState, STEP_FIELD } from '@/components/forms/plain-form';
import { AppError, type FieldErrors, RETRY_AFTER_FAULT } from '@/lib/platform/http/errors';
import { requireOwnPage } from '@/lib/platform/http/origin';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { passCookie } from '@/lib/requests/links/pass';
import { contentKey } from '@/lib/requests/submission/idempotency';
import type { RequestReference } from '@/lib/requests/reference';
import { submitterOf, type Submitter } from '@/lib/requests/submission/submitter';
import { log } from '@/lib/platform/telemetry/log';

interface PlainForm<Values, Stored> {
  /** An untouched form: its fields and what they hold when they are left alone */
  empty: Values;
  /** The service that checks and stores the form */
  request: (body: object, submitter: Submitter) => Promise<Stored>;
  /** Said when the fault is ours */
  apology: string;
  /** What was stored, where its sender may open it as 'Meine Anfrage' */
  reference?: (stored: Stored) => RequestReference;
}

/** The form's fields as typed; whatever else was posted is left out. */
function plainValues<Values extends object>(empty: Values, form: FormData): Values {
  const entries = Object.entries(empty).map(([name, nothing]) => {
    const value = form.get(name);
    if (typeof nothing === 'boolean') return [name, value === 'on'];
    return [name, typeof value === 'string' ? value : nothing];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * Receives a form that was sent without JavaScript, from a page of ours. The same answers on the same
 * day are the same submission, where they lead to a request of the browser that sent it.
 * @returns what was stored, and the state that the form is shown with: after a failure with
 *   everything that was typed
 */
export async function receivePlainForm<Values extends object, Stored>(
  form: FormData,
  { empty, request, apology, reference }: PlainForm<Values, Stored>,
): Promise<{ stored?: Stored; state: PlainFormState<Values> }> {
  const sent = await headers();
  const values = plainValues(empty, form);
  const refused = (error: AppError, fields: PlainFormState<Values>['fields'] = {}) => ({
    state: { values, fields, error: error.message },
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

type Steps = readonly { fields: readonly string[] }[];

interface StepForm<Values> {
  empty: Values;
  steps: Steps;
  schema: z.ZodType;
  /** What of the answers is to be checked */
  asked?: (values: Values) => object;
}

/** The first step in which something is wrong, or -1. */
const firstWrong = (steps: Steps, wrong: FieldErrors) =>
  steps.findIndex(({ fields }) => fields.some((field) => wrong[field]));

/**
 * Leads from one step to another, for a browser whose scripts have not come yet: nothing is stored, and
 * nothing is said of what has not been asked so far.
 * @returns the form as it goes on; nothing where it is to be sent as a whole
 */
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

/** The state of a form that was sent as a whole and refused: it opens where something is wrong. */
export function openedAt<Values>(
  state: PlainFormState<Values>,
  steps: Steps,
): PlainFormState<Values> {
  const wrong = firstWrong(steps, state.fields as FieldErrors);
  return { ...state, step: wrong === -1 ? steps.length - 1 : wrong };
}

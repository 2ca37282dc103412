import type { z } from 'zod';
import { type PlainFormState, STEP_FIELD } from '@/components/forms/plain-form';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { plainValues } from './receive-plain-form';

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

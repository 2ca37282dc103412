import { cookies, headers } from 'next/headers';
import type { PlainFormState } from '@/components/forms/plain-form';
import { AppError, RETRY_AFTER_FAULT } from '@/lib/platform/http/errors';
import { requireOwnPage } from '@/lib/platform/http/origin';
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
export function plainValues<Values extends object>(empty: Values, form: FormData): Values {
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

import 'server-only';
import { randomUUID } from 'node:crypto';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { CALLBACK_RATE_LIMIT } from './constants';
import type { FormSource } from './form';
import { createCallback } from './repository';
import { callbackSchema } from './schema';
import { INITIAL_STATUS } from './source';

/** The page on which the consent stood, without the id of an article or a valuation. */
const SOURCE_PAGES: Record<FormSource, string> = {
  guide: routes.guides,
  valuation: routes.valuationResults,
  adviser: routes.advice,
};

const CALLBACK_FORM: SubmittedForm<typeof callbackSchema> = {
  type: 'callback',
  schema: callbackSchema,
  rule: CALLBACK_RATE_LIMIT,
  isAutofilled: true,
  effects: ({ source, email }) => ({
    sourcePage: SOURCE_PAGES[source],
    consents: ['callback'],
    mails: [
      ...(email ? [{ template: 'callback-confirmation', recipient: email }] : []),
      { template: 'office-notice', recipient: site().email },
    ],
  }),
  store: async (input, effects) => {
    const id = randomUUID();
    const { quarantine } = effects;
    await createCallback({ ...input, id, status: INITIAL_STATUS, quarantine }, effects);
    return id;
  },
};

/**
 * Checks a request for a call and stores it with the consent to it and the mail to the office, see
 * {@link submit}.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @returns the id of the stored request
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestCallback(body: unknown, submitter: Submitter): Promise<string> {
  return submit(CALLBACK_FORM, body, submitter);
}

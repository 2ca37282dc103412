import 'server-only';
import { randomUUID } from 'node:crypto';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { createCallback } from '../callback/repository';
import { INITIAL_STATUS } from '../callback/source';
import { BROKER_CALLBACK_RATE_LIMIT } from './constants';
import { brokerCallbackSchema } from './schema';

const BROKER_CALLBACK_FORM: SubmittedForm<typeof brokerCallbackSchema> = {
  type: 'callback',
  schema: brokerCallbackSchema,
  rule: BROKER_CALLBACK_RATE_LIMIT,
  isAutofilled: true,
  effects: () => ({
    sourcePage: routes.agents,
    consents: ['callback'],
    mails: [{ template: 'office-notice', recipient: site().email }],
  }),
  store: async ({ phone }, effects) => {
    const id = randomUUID();
    const { quarantine } = effects;
    const callback = { id, source: 'makler', phone, status: INITIAL_STATUS, quarantine } as const;
    await createCallback(callback, effects);
    return id;
  },
};

/**
 * Checks an agent's number and stores the request for a call with its consent and a mail to the
 * office, see {@link submit}.
 * @param body the form as received, with our own form's spam signals beside the field
 * @returns the id of the stored request
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestBrokerCallback(body: unknown, submitter: Submitter): Promise<string> {
  return submit(BROKER_CALLBACK_FORM, body, submitter);
}

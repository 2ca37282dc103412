import 'server-only';
import { randomUUID } from 'node:crypto';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { CONTACT_RATE_LIMIT, INITIAL_STATUS } from './constants';
import { createContact } from './repository';
import { contactSchema } from './schema';

const CONTACT_FORM: SubmittedForm<typeof contactSchema> = {
  type: 'contact',
  schema: contactSchema,
  rule: CONTACT_RATE_LIMIT,
  effects: ({ email }) => ({
    sourcePage: routes.imprint,
    mails: [
      { template: 'contact-confirmation', recipient: email },
      { template: 'office-notice', recipient: site().email },
    ],
  }),
  store: async (input, effects) => {
    const id = randomUUID();
    const { quarantine } = effects;
    await createContact({ ...input, id, status: INITIAL_STATUS, quarantine }, effects);
    return id;
  },
};

/**
 * Checks a message and stores it with the mails to its sender and to the office, see {@link submit}.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @returns the id of the stored message
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestContact(body: unknown, submitter: Submitter): Promise<string> {
  return submit(CONTACT_FORM, body, submitter);
}

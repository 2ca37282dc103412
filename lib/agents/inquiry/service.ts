import 'server-only';
import { randomUUID } from 'node:crypto';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { INITIAL_STATUS, INQUIRY_RATE_LIMIT } from './constants';
import { createInquiry } from './repository';
import { inquirySchema } from './schema';

const INQUIRY_FORM: SubmittedForm<typeof inquirySchema> = {
  type: 'inquiry',
  schema: inquirySchema,
  rule: INQUIRY_RATE_LIMIT,
  effects: (input) => ({
    sourcePage: routes.agentInquiry(input.package),
    consents: ['inquiry'],
    mails: [
      { template: 'inquiry-confirmation', recipient: input.email },
      { template: 'office-notice', recipient: site().email },
    ],
  }),
  store: async (input, effects) => {
    const id = randomUUID();
    const { quarantine } = effects;
    await createInquiry({ ...input, id, status: INITIAL_STATUS, quarantine }, effects);
    return id;
  },
};

/**
 * Checks an agent's inquiry for a package and stores it with its consent and the mails to the sender
 * and to the office, see {@link submit}. Nothing is charged.
 * @param body the form as received, with our own form's spam signals beside the fields
 * @returns the id of the stored inquiry
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestPackage(body: unknown, submitter: Submitter): Promise<string> {
  return submit(INQUIRY_FORM, body, submitter);
}

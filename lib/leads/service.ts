import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ConsentPurpose } from '@/lib/consent/wordings';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { INITIAL_STATUS, LEAD_RATE_LIMIT } from './constants';
import { createLead } from './repository';
import { leadSchema, type LeadInput } from './schema';

function consentsOf({ partnerConsent }: LeadInput): ConsentPurpose[] {
  return partnerConsent ? ['inquiry', 'partner'] : ['inquiry'];
}

const LEAD_FORM: SubmittedForm<typeof leadSchema> = {
  type: 'lead',
  schema: leadSchema,
  rule: LEAD_RATE_LIMIT,
  effects: (input) => ({
    sourcePage: routes.leadForm,
    consents: consentsOf(input),
    mails: [
      {
        template: 'lead-confirmation',
        recipient: input.email,
        payload: { partner: input.partnerConsent },
      },
      { template: 'office-notice', recipient: site().email },
    ],
  }),
  store: (input, effects, own) => {
    const { quarantine } = effects;
    const lead = { id: randomUUID(), status: INITIAL_STATUS, quarantine };
    return createLead(lead, input, effects, own);
  },
};

/**
 * Checks the lead form and stores it with its consents and mails, see {@link submit}. The browser that
 * sent a lead corrects it by sending again within a minute, and no further mail is sent.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @returns the lead's id
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestLead(body: unknown, submitter: Submitter): Promise<string> {
  return submit(LEAD_FORM, body, submitter);
}

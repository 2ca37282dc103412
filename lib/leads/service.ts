import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ConsentPurpose } from '@/lib/consent/wordings';
import { routes } from '@/lib/routes';
import { keyedHash } from '@/lib/secret';
import { site } from '@/lib/site';
import { submit, type SubmittedForm } from '@/lib/submissions/service';
import type { Submitter } from '@/lib/submissions/submitter';
import { INITIAL_STATUS, LEAD_RATE_LIMIT, REPEAT_WINDOW } from './constants';
import { createLead } from './repository';
import { leadSchema, type LeadInput } from './schema';

function consentsOf({ partnerConsent }: LeadInput): ConsentPurpose[] {
  return partnerConsent ? ['inquiry', 'partner'] : ['inquiry'];
}

/**
 * Names the owner and the property. What looks like spam is kept apart, so that it neither changes a
 * person's lead nor holds it back.
 */
function senderOf({ email, postalCode, propertyType }: LeadInput, quarantine = ''): string {
  return keyedHash(
    JSON.stringify([email.toLowerCase(), postalCode, propertyType, Boolean(quarantine)]),
  );
}

const LEAD_FORM: SubmittedForm<typeof leadSchema> = {
  type: 'lead',
  schema: leadSchema,
  rule: LEAD_RATE_LIMIT,
  trail: (input) => ({
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
  store: (input, trail) => {
    const { quarantine } = trail;
    const lead = { id: randomUUID(), status: INITIAL_STATUS, quarantine };
    const sender = senderOf(input, quarantine);
    return createLead(lead, input, trail, { sender, window: REPEAT_WINDOW });
  },
};

/**
 * Checks the lead form and stores it with its consents and mails, see {@link submit}. The same owner
 * sending again within a minute corrects the lead that is there, and no further mail is sent.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @returns the lead's id
 * @throws AppError `invalid` (422), `conflict` (409), `too_many` (429)
 */
export function requestLead(body: unknown, submitter: Submitter): Promise<string> {
  return submit(LEAD_FORM, body, submitter);
}

'use server';

import { refresh } from 'next/cache';
import { agencyRoutes } from '@/lib/agency-routes';
import { acceptOrder } from '@/lib/agencies/agreement-service';
import { changeContract } from '@/lib/agencies/contract-service';
import { logOutAgency } from '@/lib/agencies/login-service';
import { termsVersion } from '@/lib/legal/documents';
import { setBillingAddress } from '@/lib/submissions/leads/issued-service';
import { setOutcome } from '@/lib/submissions/leads/agency-service';
import { reclaim, takeMoneyBack } from '@/lib/submissions/leads/reclaim-service';
import {
  renewWebhookKey,
  resendWebhook,
  setOpenImmo,
  setWebhook,
  testWebhook,
} from '@/lib/submissions/leads/software-service';
import { agencyAction, sessionAction } from '../agency';

export const logOutAction = sessionAction(async (_, { cookie }) => {
  await logOutAgency(cookie);
  return { session: null, next: agencyRoutes.login };
});

export const setOutcomeAction = agencyAction(setOutcome);

export const reclaimAction = agencyAction(reclaim);

export const takeMoneyBackAction = agencyAction(takeMoneyBack);

export const acceptOrderAction = agencyAction((agency, _, body) =>
  acceptOrder(agency, body, termsVersion()),
);

export const changeContractAction = agencyAction((agency, _, body) => changeContract(agency, body));

export const setBillingAddressAction = agencyAction((agency, _, body) =>
  setBillingAddress(agency, body),
);

export const setWebhookAction = agencyAction((agency, _, body) => setWebhook(agency, body));

/** Also after a failure the page shows it in the log. */
export const testWebhookAction = agencyAction((agency) => testWebhook(agency).finally(refresh));

export const resendWebhookAction = agencyAction(resendWebhook);

export const renewWebhookKeyAction = agencyAction(async (agency) => ({
  told: [await renewWebhookKey(agency)],
}));

export const setOpenImmoAction = agencyAction((agency, _, body) => setOpenImmo(agency, body));

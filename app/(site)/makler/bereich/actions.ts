'use server';

import { agentRoutes } from '@/lib/agent-routes';
import { acceptOrder } from '@/lib/agents/agreement-service';
import { logOutAgency } from '@/lib/agents/login-service';
import { termsVersion } from '@/lib/legal/documents';
import { setBillingAddress } from '@/lib/requests/leads/issued-service';
import { setOutcome, setWebhook } from '@/lib/requests/leads/office-service';
import { reclaim, takeMoneyBack } from '@/lib/requests/leads/reclaim-service';
import { agencyAction, sessionAction } from '../office';

export const logOutAction = sessionAction(async (_, { cookie }) => {
  await logOutAgency(cookie);
  return { session: null, next: agentRoutes.login };
});

export const setOutcomeAction = agencyAction(setOutcome);

export const reclaimAction = agencyAction(reclaim);

export const takeMoneyBackAction = agencyAction(takeMoneyBack);

export const acceptOrderAction = agencyAction((agency, _, body) =>
  acceptOrder(agency, body, termsVersion()),
);

export const setBillingAddressAction = agencyAction((agency, _, body) =>
  setBillingAddress(agency, body),
);

export const setWebhookAction = agencyAction((agency, _, body) => setWebhook(agency, body));

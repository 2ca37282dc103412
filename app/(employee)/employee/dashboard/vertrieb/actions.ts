'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import { saveAgent } from '@/lib/agents/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { cancelInvoice } from '@/lib/requests/leads/issued-service';
import { decide, grantGoodwill } from '@/lib/requests/leads/reclaim-service';

/** A new agency leads to its page. */
export const saveAgencyAction = employeeAction('office', async ({ id, ...body }, employee) => {
  const stored = await saveAgent(body, employee.id, id || undefined);
  return id ? {} : { next: employeeRoutes.agent(stored) };
});

export const decideReclaimAction = employeeAction('requests', (body, { id }) => decide(body, id));

export const grantGoodwillAction = employeeAction('requests', (body, { id }) =>
  grantGoodwill(body, id),
);

export const cancelInvoiceAction = employeeAction('office', (body) => cancelInvoice(body));

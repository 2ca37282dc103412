'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import { saveAgency } from '@/lib/agencies/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { cancelInvoice } from '@/lib/submissions/leads/issued-service';
import { decide, grantGoodwill } from '@/lib/submissions/leads/reclaim-service';

/** A new agency leads to its page. */
export const saveAgencyAction = employeeAction('office', async ({ id, ...body }, employee) => {
  const stored = await saveAgency(body, employee.id, id || undefined);
  return id ? {} : { next: employeeRoutes.agency(stored) };
});

export const decideReclaimAction = employeeAction('submissions', (body, { id }) =>
  decide(body, id),
);

export const grantGoodwillAction = employeeAction('submissions', (body, { id }) =>
  grantGoodwill(body, id),
);

export const cancelInvoiceAction = employeeAction('office', (body) => cancelInvoice(body));

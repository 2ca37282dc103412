'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import { employeeRoutes } from '@/lib/employee-routes';
import { removeView, saveView } from '@/lib/requests/back-office/views/service';
import { adoptInquiry } from '@/lib/requests/leads/adoption-service';

export const saveViewAction = employeeAction('requests', (body, { id }) => saveView(body, id));

export const removeViewAction = employeeAction('requests', ({ id }, employee) =>
  removeView(id, employee),
);

export const adoptInquiryAction = employeeAction('office', async ({ inquiryId = '' }) => ({
  next: employeeRoutes.agent(await adoptInquiry(inquiryId)),
}));

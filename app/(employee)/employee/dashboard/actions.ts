'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import { employeeRoutes } from '@/lib/employee-routes';
import { removeView, saveView } from '@/lib/submissions/admin/views/service';
import { adoptInquiry } from '@/lib/submissions/leads/adoption-service';

export const saveViewAction = employeeAction('submissions', (body, { id }) => saveView(body, id));

export const removeViewAction = employeeAction('submissions', ({ id }, employee) =>
  removeView(id, employee),
);

export const adoptInquiryAction = employeeAction('office', async ({ inquiryId = '' }) => ({
  next: employeeRoutes.agency(await adoptInquiry(inquiryId)),
}));

import { employeeRoute } from '@/app/employee-route';
import { retryMail } from '@/lib/submissions/admin/sent/service';
import type { Params } from '@/lib/platform/page';

export const POST = employeeRoute<Params<'id'>>(async (_request, { params }, employee) =>
  Response.json(await retryMail((await params).id, employee), {
    headers: { 'Cache-Control': 'no-store' },
  }),
);

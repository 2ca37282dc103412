import { employeeRoute } from '@/app/employee-route';
import { retryMail } from '@/lib/submissions/admin/sent/service';

interface Context {
  params: Promise<{ id: string }>;
}

export const POST = employeeRoute<Context>(async (_request, { params }, employee) =>
  Response.json(await retryMail((await params).id, employee), {
    headers: { 'Cache-Control': 'no-store' },
  }),
);

import { runForm } from '@/app/(employee)/employee/dashboard/run-form';
import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';

type Context = { params: Promise<{ operation: string }> };

// Each form checks its own area.
export const POST = employeeRoute<Context>(
  async (request, { params }, employee) =>
    Response.json(await runForm((await params).operation, await formBody(request), employee)),
  { area: 'password' },
);

import { runSales } from '@/app/(employee)/employee/dashboard/vertrieb/run-sales';
import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';

type Context = { params: Promise<{ operation: string }> };

export const POST = employeeRoute<Context>(async (request, { params }, employee) =>
  Response.json(await runSales((await params).operation, await formBody(request), employee)),
);

import { employeeRoute } from '@/app/employee-route';
import { readJson } from '@/lib/platform/http/route';
import { changeMany } from '@/lib/submissions/admin/submission/changing/many-service';

export const POST = employeeRoute(async (request, _context, employee) =>
  Response.json(await changeMany(await readJson(request), employee)),
);

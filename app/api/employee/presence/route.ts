import { employeeRoute } from '@/app/employee-route';
import { readJson } from '@/lib/platform/http/route';
import { sayPresence } from '@/lib/submissions/admin/presence/service';

// Pages send this on their own, so it does not extend the login.
export const POST = employeeRoute(
  async (request, _context, employee) =>
    Response.json(await sayPresence(await readJson(request), employee)),
  { touch: false },
);

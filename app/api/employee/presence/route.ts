import { employeeRoute } from '@/app/employee-route';
import { readJson } from '@/lib/platform/http/json-body';
import { sayPresence } from '@/lib/requests/back-office/presence/service';

// A page says so without its user, so this does not keep the login alive.
export const POST = employeeRoute(
  async (request, _context, employee) =>
    Response.json(await sayPresence(await readJson(request), employee)),
  { touch: false },
);

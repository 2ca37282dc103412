import { employeeRoute } from '@/app/employee-route';
import { countReading } from '@/lib/requests/back-office/reading/service';
import { searchLedgers } from '@/lib/requests/consent/service';
import { readJson } from '@/lib/platform/http/json-body';

export const POST = employeeRoute(async (request, _context, employee) => {
  const body = await readJson(request);
  await countReading(employee, JSON.stringify(body));
  return Response.json({ found: await searchLedgers(body) });
});
